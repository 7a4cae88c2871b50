import type { ReactNode } from 'react';
import { type contactNotes, formConsents, contactForm as words } from '#content/contact.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { Button } from '../ui/button.tsx';
import { FormNote } from './form-note.tsx';
import styles from './lead-form.module.css';
import type { LeadFormController } from './use-lead-form.ts';

interface LeadFormProps {
  agent: AgentContact;
  lead: LeadFormController;
  /** Where the form posts without JavaScript. */
  action: string;
  notes: typeof contactNotes;
  button: { submit: string; submitting: string };
  /** Shown after the note on required fields. */
  hint?: string;
  /** Shown above everything else. */
  heading?: ReactNode;
  /** Further offers once the form was sent. */
  afterSent?: ReactNode;
  className?: string | undefined;
  /** The fields, in two columns; a field in a `LeadFormRow` spans both. */
  children: ReactNode;
}

/** The frame of both lead forms: the outcome of the last attempt, the fields, and the submit button. */
export function LeadForm({ agent, lead, action, notes, button, hint, ...parts }: LeadFormProps) {
  const { form, state, onSubmit } = lead;
  const isSending = state.status === 'submitting';
  return (
    <form
      className={`${styles.form} ${parts.className ?? ''}`}
      // Without JavaScript the response opens at this anchor, because on a phone the outcome is a screen below the
      // section's heading.
      id={`${lead.prefix}-form`}
      ref={form}
      action={action}
      method="post"
      onSubmit={onSubmit}
    >
      {parts.heading}
      <FormNote agent={agent} lead={lead} notes={notes}>
        {parts.afterSent}
      </FormNote>
      {/* Disabled while the form is being sent, because input from then on would be lost: the form is reset afterwards. */}
      <fieldset key={lead.sentCount} className={styles.fields} disabled={isSending}>
        {parts.children}
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" disabled={isSending}>
          {isSending ? button.submitting : button.submit}
        </Button>
        <p className={styles.hint}>
          {words.requiredNote.before}
          <span className={styles.mark}>{words.requiredNote.mark}</span>
          {words.requiredNote.after} {hint}
        </p>
        <p className={styles.notice}>{formConsents(agent.firm).email.text}</p>
      </div>
    </form>
  );
}

/** One field across both columns. */
export function LeadFormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
