import { useQueryClient } from '@tanstack/react-query';
import { contentConflictWords as words } from '#content/desk/content-editor.ts';
import type { ContentFields, ContentKind } from '#domain/desk/content.ts';
import { type FieldChange, recordDifference } from '#domain/records/record-difference.ts';
import { Button } from '../../ui/button.tsx';
import styles from './conflict-notice.module.css';
import { Thumbnail } from './difference.tsx';
import type { DraftSaver } from './draft-saver.ts';
import type { SaveState } from './save-state.ts';
import { type TextPart, wordDifference } from './word-difference.ts';

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
      {differences.length > 0 && <p className="small">{words.legend}</p>}
      {differences.map((change) => (
        <div key={change.field} className={styles.field}>
          <h3>{change.label}</h3>
          <BothTexts change={change} theirs={words.theirs(theirs.updatedBy)} />
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

function BothTexts({ change, theirs }: { change: FieldChange; theirs: string }) {
  const { before, after, isPicture } = change;
  const parts = isPicture ? [] : wordDifference(before, after);
  return (
    <div className={styles.both}>
      <div>
        <p className="small">{words.yours}</p>
        <p className={styles.text}>
          {isPicture ? <Thumbnails names={before} others={after} /> : <Marked parts={parts} own="gone" />}
        </p>
      </div>
      <div>
        <p className="small">{theirs}</p>
        <p className={styles.text}>
          {isPicture ? <Thumbnails names={after} others={before} /> : <Marked parts={parts} own="new" />}
        </p>
      </div>
    </div>
  );
}

/** One of two compared texts; what only this one has is marked. */
function Marked({ parts, own }: { parts: TextPart[]; own: 'gone' | 'new' }) {
  return parts.map(({ how, text }, index) => {
    if (how === 'same') return <span key={index}>{text}</span>;
    return how === own && <mark key={index}>{text}</mark>;
  });
}

/** Pictures by name, one per line; those that the other text lacks are marked. */
function Thumbnails({ names, others }: { names: string; others: string }) {
  const known = others.split('\n');
  return names.split('\n').map((name) =>
    known.includes(name) ? (
      <Thumbnail key={name} name={name} />
    ) : (
      <mark key={name}>
        <Thumbnail name={name} />
      </mark>
    ),
  );
}

/** Moves the focus, because the pressed button disappears with the notice. */
const leaveNotice = (button: HTMLElement) => button.closest('main')?.focus();
