import { markWords, publishWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { TextField } from '../ui/field.tsx';
import styles from './marked-reason.module.css';

interface MarkedReasonProps {
  /** @param key tells marks of several records apart */
  marks: { key: string; mark: Mark }[];
  reason: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
}

/** The marks that are left in a text, and why they may stand: the field "reason" of its form. */
export function MarkedReason({ marks, reason, isMissing, onChange }: MarkedReasonProps) {
  return (
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
        error={isMissing ? words.missing : undefined}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
