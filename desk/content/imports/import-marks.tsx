import { importWords as words } from '#content/desk/content-imports.ts';
import type { Mark } from '#domain/desk/content.ts';
import type { ContentImport } from '#domain/desk/content-imports.ts';
import { MarkNote } from '../../wording/mark-note.tsx';
import styles from './import-page.module.css';

/** More than these are counted: a feed that is full of them is put right where it comes from. */
const MOST_NOTES = 50;

/** What the Fair Housing Act may forbid in the words of a file, home by home, with wording to take instead. */
export function ImportMarks({ read }: { read: ContentImport }) {
  const marks = marksOf(read);
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-labelledby="import-marks">
      <h2 id="import-marks">{words.marks.title(marks.length)}</h2>
      <p>{words.marks.note}</p>
      {[...Map.groupBy(marks.slice(0, MOST_NOTES), ({ id }) => id)].map(([id, ofHome]) => (
        <div key={id}>
          <h3>{ofHome[0]?.title}</h3>
          {ofHome.map(({ key, mark }) => (
            <MarkNote key={key} mark={mark} />
          ))}
        </div>
      ))}
      {marks.length > MOST_NOTES && <p>{words.marks.more(marks.length - MOST_NOTES)}</p>}
    </section>
  );
}

interface MarkOfHome {
  key: string;
  /** Of the home. */
  id: string;
  title: string;
  mark: Mark;
}

/** Every mark with the home that it is of. */
export function marksOf({ changes }: ContentImport): MarkOfHome[] {
  return changes.flatMap(({ id, title, marks }) =>
    marks.map((mark) => ({ key: `${id} ${mark.field} ${mark.start}`, id, title, mark })),
  );
}
