import { type ReactNode, useId } from 'react';
import { agent, phoneHref } from '#content/agent.ts';
import type { contactNotes } from '#content/contact.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Outcome } from '../ui/outcome.tsx';
import styles from './form-note.module.css';
import type { LeadFormController } from './use-lead-form.ts';

interface FormNoteProps {
  lead: LeadFormController;
  notes: typeof contactNotes;
  /** What else a visitor whose form was sent may want, below the thanks. */
  children?: ReactNode;
}

/** What stands above the fields of a lead form after a try: a toast goes away, this stays. */
export function FormNote({ lead, notes, children }: FormNoteProps) {
  const { state, prefix, fields, tries } = lead;
  const title = useId();
  const text = useId();
  switch (state.status) {
    case 'idle':
    case 'submitting':
      return null;
    case 'invalid': {
      const words = state.missing ? notes.missing : notes.invalid;
      const wrong = state.errors.map(({ field }) => ({ name: field, label: fields[field]?.label ?? field }));
      return (
        <div className={styles.full}>
          <ErrorSummary key={tries} title={words.title} text={words.lead} fields={wrong} prefix={prefix} />
        </div>
      );
    }
    case 'sent':
      return (
        <Outcome className={styles.sent} aria-labelledby={title} aria-describedby={text}>
          <p className="label">{notes.sent.label}</p>
          <p id={title} className={styles.title}>
            {notes.sent.title}
          </p>
          <p id={text}>{notes.sent.body}</p>
          <PhoneSentence {...notes.sent.urgent} />
          {children}
        </Outcome>
      );
    case 'failed':
    case 'limited': {
      const words = notes[state.status];
      return (
        <Outcome className={styles.failed} aria-labelledby={title} aria-describedby={text}>
          <p id={title} className={styles.title}>
            {words.title}
          </p>
          <div id={text}>
            <PhoneSentence before={words.before} after={words.after} />
          </div>
          <Button type="submit" variant="line" size="small">
            {notes.tryAgain}
          </Button>
        </Outcome>
      );
    }
  }
}

function PhoneSentence({ before, after }: { before: string; after: string }) {
  return (
    <p>
      {before}
      <a href={phoneHref}>{agent.phone}</a>
      {after}
    </p>
  );
}
