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
  /** Where a browser without JavaScript posts to. */
  action: string;
  notes: typeof contactNotes;
  button: { submit: string; submitting: string };
  /** Follows the line on required fields. */
  hint?: string;
  /** Stands above everything. */
  heading?: ReactNode;
  /** What else a visitor whose form was sent may want. */
  afterSent?: ReactNode;
  className?: string | undefined;
  /** The fields, in two columns; one in a `LeadFormRow` has both. */
  children: ReactNode;
}

/** The frame of both lead forms: how the last attempt ended, the fields, and the submit button. */
export function LeadForm({ agent, lead, action, notes, button, hint, ...parts }: LeadFormProps) {
  const { form, state, onSubmit } = lead;
  const isSending = state.status === 'submitting';
  return (
    <form
      className={`${styles.form} ${parts.className ?? ''}`}
      // Without JavaScript the answer opens here: on a phone, what became of the form is a screen below the section's head.
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
      {/* What is typed while it is being sent would be neither in the lead nor, once it is sent, in the form. */}
      <fieldset key={lead.timesSent} className={styles.fields} disabled={isSending}>
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
