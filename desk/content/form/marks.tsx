import { markWords as words } from '#content/desk/content-editor.ts';
import type { Mark } from '#domain/desk/content.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from './form-context.ts';
import styles from './marks.module.css';

interface MarksProps {
  path: string;
  text: string;
  onChange: (text: string) => void;
}

/** What the Fair Housing Act may forbid in a field's text, each with other words to take. */
export function Marks({ path, text, onChange }: MarksProps) {
  const { marks } = useForm();
  return marks
    .filter((mark) => mark.field === path && text.includes(mark.phrase))
    .map((mark) => (
      <MarkNote
        key={`${mark.start}-${mark.phrase}`}
        mark={mark}
        onUse={() => onChange(withSuggestion(text, mark))}
      />
    ));
}

/** One phrase: why it may be forbidden, and what to write instead. It advises; the writer decides. */
export function MarkNote({ mark, onUse }: { mark: Mark; onUse: () => void }) {
  const { keepMark } = useForm();
  return (
    <div className={styles.mark} role="note">
      <p>
        <b>{words.quote(mark.phrase)}</b> {mark.reason}{' '}
        <span className={styles.class}>{mark.protectedClass}</span>
      </p>
      <p>
        <del>{mark.phrase}</del> <ins>{mark.suggestion || words.leaveOut}</ins>
      </p>
      <div className={styles.actions}>
        <Button compact onClick={onUse}>
          {words.use}
        </Button>
        <Button look="link" onClick={() => keepMark(mark)}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

/** Where the phrase has moved since it was marked, its first place is taken. */
function withSuggestion(text: string, { phrase, start, end, suggestion }: Mark): string {
  const at = text.slice(start, end) === phrase ? start : text.indexOf(phrase);
  const before = text.slice(0, at);
  const after = text.slice(at + phrase.length);
  const words = suggestion === '' ? '' : matchCase(suggestion, phrase);
  return words === '' ? before.trimEnd() + after : before + words + after;
}

/** A phrase that begins a sentence is replaced by one that does. */
export function matchCase(suggestion: string, phrase: string): string {
  const first = phrase.charAt(0);
  const isUpper = first !== first.toLowerCase();
  return isUpper ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
