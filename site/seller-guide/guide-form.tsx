import { useState } from 'react';
import { consents, contactForm } from '#content/contact.ts';
import { sellerGuideNotes, sellerGuideToasts, sellerGuideForm as words } from '#content/seller-guide.ts';
import { parseSellerLead } from '#domain/leads/seller-lead.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { FormNote } from '../contact/form-note.tsx';
import { useLeadForm } from '../contact/use-lead-form.ts';
import { Button } from '../ui/button.tsx';
import { downloadGuide, GuideLink } from './guide-download.tsx';
import { GuideFields } from './guide-fields.tsx';
import styles from './guide-form.module.css';

const PREFIX = 'guide';
const BLANK = {};

/** Asks for the seller's guide. It posts to /sell by itself; hydrated, it stays on the page and the download starts. */
export function GuideForm({ submitted }: { submitted?: SubmittedForm | undefined }) {
  const [initial, setInitial] = useState<Record<string, string>>(
    submitted && 'values' in submitted ? submitted.values : {},
  );
  const { form, state, onSubmit } = useLeadForm({
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
  const isSending = state.status === 'submitting';

  return (
    <form className={styles.form} ref={form} action="/sell#guide" method="post" onSubmit={onSubmit}>
      <FormNote
        state={state}
        notes={sellerGuideNotes}
        prefix={PREFIX}
        labels={Object.fromEntries(Object.entries(words.fields).map(([name, { label }]) => [name, label]))}
      >
        <GuideLink />
      </FormNote>
      {/* Fields of a form that was sent begin anew: a reset alone would bring back what an earlier post had typed. */}
      <GuideFields
        key={initial === BLANK ? 'blank' : 'first'}
        prefix={PREFIX}
        initial={initial}
        errors={state.status === 'invalid' ? state.errors : []}
      />
      <div className={styles.send}>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
        <p className={styles.hint}>
          {contactForm.requiredNote.before}
          <span className={styles.mark}>{contactForm.requiredNote.mark}</span>
          {contactForm.requiredNote.after} {words.byEmailToo}
        </p>
        <p className={styles.notice}>{consents.email.text}</p>
      </div>
    </form>
  );
}
