import { type ReactNode, useId } from 'react';
import type { contactNotes } from '#content/contact.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Outcome } from '../ui/outcome.tsx';
import styles from './form-note.module.css';
import type { LeadFormController } from './use-lead-form.ts';

interface FormNoteProps {
  agent: AgentContact;
  lead: LeadFormController;
  notes: typeof contactNotes;
  /** Further offers below the thanks. */
  children?: ReactNode;
}

/** The outcome of a submitted lead form, above its fields: it stays, unlike a toast. */
export function FormNote({ agent, lead, notes, children }: FormNoteProps) {
  const { state, prefix, fields, attempts } = lead;
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
          <ErrorSummary key={attempts} title={words.title} text={words.lead} fields={wrong} prefix={prefix} />
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
          <PhoneSentence agent={agent} {...notes.sent.urgent} />
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
            <PhoneSentence agent={agent} before={words.before} after={words.after} />
          </div>
          <Button type="submit" variant="line" size="small">
            {notes.tryAgain}
          </Button>
        </Outcome>
      );
    }
  }
}

function PhoneSentence({ agent, before, after }: { agent: AgentContact; before: string; after: string }) {
  return (
    <p>
      {before}
      <a href={agent.phoneHref}>{agent.phone}</a>
      {after}
    </p>
  );
}
