import { markWords as words } from '#content/desk/content-editor.ts';
import type { TextMark } from '#domain/fair-housing/fair-housing-marks.ts';
import { Button } from '../ui/button.tsx';
import styles from './mark-note.module.css';

interface MarkNoteProps {
  mark: TextMark;
  /** Both left out where the text cannot be changed. */
  onUse?: () => void;
  onKeep?: () => void;
}

/** One phrase: why the Fair Housing Act may forbid it, and what to write instead. It advises; the writer decides. */
export function MarkNote({ mark, onUse, onKeep }: MarkNoteProps) {
  return (
    <div className={styles.mark} role="note">
      <p>
        <b>{words.quote(mark.phrase)}</b> {mark.reason}{' '}
        <span className={styles.class}>{mark.protectedClass}</span>
      </p>
      <p>
        <del>{mark.phrase}</del> <ins>{mark.suggestion || words.leaveOut}</ins>{' '}
        {mark.suggestion && <span className={styles.class}>{words.ifTrue}</span>}
      </p>
      {onUse && (
        <div className={styles.actions}>
          <Button compact onClick={onUse}>
            {words.use}
          </Button>
          <Button look="link" onClick={onKeep}>
            {words.keep}
          </Button>
        </div>
      )}
    </div>
  );
}
