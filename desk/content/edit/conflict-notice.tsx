import { useQueryClient } from '@tanstack/react-query';
import { contentConflictWords as words } from '#content/desk/content-editor.ts';
import type { ContentFields, ContentKind } from '#domain/desk/content.ts';
import { recordDifference } from '#domain/records/record-difference.ts';
import { Button } from '../../ui/button.tsx';
import styles from './conflict-notice.module.css';
import { Thumbnail } from './difference.tsx';
import type { DraftSaver } from './draft-saver.ts';
import type { SaveState } from './save-state.ts';

interface ConflictNoticeProps {
  kind: ContentKind;
  record: ContentFields;
  state: SaveState;
  saver: DraftSaver;
}

/** Shows both texts of an edit conflict and lets the user choose one. */
export function ConflictNotice({ kind, record, state, saver }: ConflictNoticeProps) {
  return (
    <div role="alert">{state.status === 'conflict' && <Both {...{ kind, record, state, saver }} />}</div>
  );
}

function Both({
  kind,
  record,
  state,
  saver,
}: ConflictNoticeProps & { state: Extract<SaveState, { status: 'conflict' }> }) {
  const client = useQueryClient();
  const { theirs } = state;
  const differences = recordDifference(kind, record, theirs.record);
  return (
    <section className={styles.notice} aria-label={words.title(theirs.updatedBy)} tabIndex={-1} data-conflict>
      <p>
        <strong>{words.title(theirs.updatedBy)}</strong> {words.note}
      </p>
      {differences.length === 0 && <p>{words.same}</p>}
      {differences.map(({ field, label, before, after, isPicture }) => (
        <div key={field} className={styles.field}>
          <h3>{label}</h3>
          <div className={styles.both}>
            <div>
              <p className="small">{words.yours}</p>
              <p className={styles.text}>{isPicture ? <Thumbnails names={before} /> : before}</p>
            </div>
            <div>
              <p className="small">{words.theirs(theirs.updatedBy)}</p>
              <p className={styles.text}>{isPicture ? <Thumbnails names={after} /> : after}</p>
            </div>
          </div>
        </div>
      ))}
      <div className={styles.actions}>
        <Button
          onClick={({ currentTarget }) => {
            leaveNotice(currentTarget);
            void saver.overwrite();
          }}
        >
          {words.mine}
        </Button>
        <Button
          onClick={({ currentTarget }) => {
            leaveNotice(currentTarget);
            saver.takeTheirs();
            // Refetches the errors and marks of the other text.
            void client.invalidateQueries({ queryKey: ['content', kind] });
          }}
        >
          {words.take}
        </Button>
      </div>
    </section>
  );
}

/** @param names one per line */
function Thumbnails({ names }: { names: string }) {
  return names.split('\n').map((name) => <Thumbnail key={name} name={name} />);
}

/** Moves the focus, because the pressed button disappears with the notice. */
const leaveNotice = (button: HTMLElement) => button.closest('main')?.focus();
