import { markWords as words } from '#content/desk/content-editor.ts';
import type { TextMark } from '#domain/fair-housing/fair-housing-marks.ts';
import { Button } from '../ui/button.tsx';
import styles from './mark-note.module.css';

interface MarkNoteProps {
  mark: TextMark;
  /** Both omitted if the text cannot be edited. */
  onUse?: () => void;
  onKeep?: () => void;
}

/** Why the Fair Housing Act may forbid a phrase, and what to write instead. Only advice: the writer decides. */
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
