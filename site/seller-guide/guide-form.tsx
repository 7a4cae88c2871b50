import { contactForm } from '#content/contact.ts';
import { sellerGuideNotes, sellerGuideToasts, sellerGuideForm as words } from '#content/seller-guide.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { parseSellerLead } from '#domain/leads/seller-lead.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { ConsentFields } from '../contact/consent-fields.tsx';
import { LeadForm, LeadFormRow } from '../contact/lead-form.tsx';
import { useLeadForm } from '../contact/use-lead-form.ts';
import { TextField } from '../ui/text-field.tsx';
import { downloadGuide, GuideLink } from './guide-download.tsx';

interface GuideFormProps {
  agent: AgentContact;
  submitted?: SubmittedForm | undefined;
}

/**
 * The form that requests the seller's guide. It posts to /sell without JavaScript; hydrated, it stays on the page and
 * starts the download.
 */
export function GuideForm({ agent, submitted }: GuideFormProps) {
  const lead = useLeadForm({
    kind: 'seller',
    path: '/api/seller-leads',
    prefix: 'guide',
    fields: words.fields,
    parse: parseSellerLead,
    toasts: sellerGuideToasts(agent.phone),
    submitted,
    onSent: () => downloadGuide(agent.firm),
  });
  const { field, initial } = lead;

  return (
    <LeadForm
      agent={agent}
      lead={lead}
      action="/sell#guide-form"
      notes={sellerGuideNotes}
      button={words}
      hint={words.byEmailToo}
      afterSent={<GuideLink firm={agent.firm} isStarted={lead.sentCount > 0} />}
    >
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('lastName')} required autoComplete="family-name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} required type="tel" autoComplete="tel" />
      <LeadFormRow>
        <TextField {...field('address')} optionalWord={contactForm.optional} autoComplete="address-line1" />
      </LeadFormRow>
      <ConsentFields firm={agent.firm} checked={initial.callTextConsent === 'yes'} />
    </LeadForm>
  );
}
