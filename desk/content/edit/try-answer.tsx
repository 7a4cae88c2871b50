import { Link } from '@tanstack/react-router';
import { Fragment, type Ref, useState } from 'react';
import { tryWords as words } from '#content/desk/content-editor.ts';
import type { AnswerTrial, ContentFields } from '#domain/desk/content.ts';
import { tryAnswer } from '../../api/content-calls.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './try-answer.module.css';

interface TryAnswerProps {
  ref: Ref<HTMLElement>;
  id: string;
  record: ContentFields;
  isShown: boolean;
}

type Trial =
  | { status: 'idle' | 'asking' }
  | { status: 'failed'; reason: string }
  | { status: 'told'; told: AnswerTrial };

/** Replaces the preview for answers: asks the assistant as if the answer were published, and shows when another answer wins. */
export function TryAnswer({ ref, id, record, isShown }: TryAnswerProps) {
  const [message, setMessage] = useState('');
  const [trial, setTrial] = useState<Trial>({ status: 'idle' });
  const ask = async () => {
    if (message.trim() === '' || trial.status === 'asking') return;
    setTrial({ status: 'asking' });
    try {
      setTrial({ status: 'told', told: await tryAnswer(id, record, message) });
    } catch (error) {
      setTrial({ status: 'failed', reason: hasStatus(error, 422) ? words.unfit : words.failed });
    }
  };
  return (
    <section ref={ref} className={styles.trial} aria-labelledby="try-answer" hidden={!isShown} tabIndex={-1}>
      <h2 id="try-answer">{words.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextField
          label={words.label}
          maxLength={1_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Button type="submit" aria-disabled={trial.status === 'asking'}>
          {trial.status === 'asking' ? words.asking : words.ask}
        </Button>
      </form>
      <div role="status">
        {trial.status === 'failed' && <p>{trial.reason}</p>}
        {trial.status === 'told' && (
          <>
            <p className={styles.answer}>{trial.told.content}</p>
            <p className="small">
              {sourceWords(trial.told)}
              {trial.told.others.map(({ id: other, title }, place) => (
                <Fragment key={other}>
                  {place > 0 && ', '}
                  <AnswerLink id={other} title={title} />
                </Fragment>
              ))}
            </p>
          </>
        )}
      </div>
      {trial.status === 'told' && trial.told.conflicts.length > 0 && (
        <>
          <h3>{words.conflicts}</h3>
          <ul>
            {trial.told.conflicts.map((other) => (
              <li key={other.question}>
                {(other.isTaken ? words.taken : words.shared)(other.question)}
                <AnswerLink {...other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function sourceWords({ isFromDraft, others }: AnswerTrial): string {
  if (others.length === 0) return isFromDraft ? words.fromDraft : words.fromElsewhere;
  return isFromDraft ? words.fromBoth : words.fromOther;
}

function AnswerLink({ id, title }: { id: string; title: string }) {
  return (
    <Link to="/content/$kind/$id" params={{ kind: 'answers', id }}>
      {title}
    </Link>
  );
}
