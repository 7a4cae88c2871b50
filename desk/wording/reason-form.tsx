import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { markWords, publishWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { Button } from '../ui/button.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './reason-form.module.css';

interface ReasonFormProps {
  /** `key` is unique across the marks of several records. */
  marks: { key: string; mark: Mark }[];
  /** Fields above the reason. @param tried whether the form was submitted before */
  children?: (tried: boolean) => ReactNode;
  /** The name of an invalid field among `children`. */
  unfit?: string | undefined;
  go: string;
  isBusy?: boolean;
  onGo: (reason: string) => void;
}

/** A dialog's form that asks, before publishing, why the flagged phrases may stay. */
export function ReasonForm({ marks, children, unfit, go, isBusy = false, onGo }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = marks.length > 0 && reason.trim() === '';
  const wrong = unfit ?? (isMissing ? 'reason' : undefined);
  return (
    <DialogForm
      onSubmit={(form) => {
        flushSync(() => setTried(true));
        if (wrong === undefined) return onGo(reason.trim());
        (form.elements.namedItem(wrong) as HTMLElement | null)?.focus();
      }}
      actions={
        <>
          <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>{words.cancel}</Button>
          <Button look="solid" type="submit" aria-disabled={isBusy}>
            {go}
          </Button>
        </>
      }
    >
      {children?.(tried)}
      {marks.length > 0 && (
        <>
          <p>{words.note(marks.length)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that may scroll is scrolled with the keys, too. */}
          <ul className={styles.marks} tabIndex={0} aria-label={words.marks}>
            {marks.map(({ key, mark: { phrase, reason: why } }) => (
              <li key={key}>
                <b>{markWords.quote(phrase)}</b> {why}
              </li>
            ))}
          </ul>
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            maxLength={1000}
            error={tried && isMissing ? words.missing : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </DialogForm>
  );
}
