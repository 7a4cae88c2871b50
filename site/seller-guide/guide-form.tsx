import { useState } from 'react';
import { sellerGuideNotes, sellerGuideToasts, sellerGuideForm as words } from '#content/seller-guide.ts';
import { parseSellerLead } from '#domain/leads/seller-lead.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { LeadForm } from '../contact/lead-form.tsx';
import { useLeadForm } from '../contact/use-lead-form.ts';
import { downloadGuide, GuideLink } from './guide-download.tsx';
import { GuideFields } from './guide-fields.tsx';

const PREFIX = 'guide';
const BLANK = {};

/** Asks for the seller's guide. It posts to /sell by itself; hydrated, it stays on the page and the download starts. */
export function GuideForm({ submitted }: { submitted?: SubmittedForm | undefined }) {
  const [initial, setInitial] = useState<Record<string, string>>(
    submitted && 'values' in submitted ? submitted.values : {},
  );
  const lead = useLeadForm({
    kind: 'seller',
    path: '/api/seller-leads',
    parse: parseSellerLead,
    toasts: sellerGuideToasts,
    submitted,
    onSent() {
      setInitial(BLANK);
      downloadGuide();
    },
  });

  return (
    <LeadForm
      lead={lead}
      action="/sell#guide"
      prefix={PREFIX}
      fields={words.fields}
      notes={sellerGuideNotes}
      button={words}
      hint={words.byEmailToo}
      afterSent={<GuideLink />}
    >
      {/* Fields of a form that was sent begin anew: a reset alone would bring back what an earlier post had typed. */}
      <GuideFields
        key={initial === BLANK ? 'blank' : 'first'}
        prefix={PREFIX}
        initial={initial}
        errors={lead.state.status === 'invalid' ? lead.state.errors : []}
      />
    </LeadForm>
  );
}
