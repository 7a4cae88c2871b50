import { importWords as words } from '#content/desk/content-imports.ts';
import type { ContentImport } from '#domain/desk/content-imports.ts';
import type { FieldChange } from '#domain/records/record-difference.ts';
import styles from './import-page.module.css';

/** A file with years of figures has thousands of changes; this many are enough to review. */
const MOST_ROWS = 500;

/** Old and new, field by field. */
export function ImportChanges({ read }: { read: ContentImport }) {
  if (read.changes.length === 0) return null;
  const { kind, state } = read;
  const { columns } = words;
  const all = read.changes.flatMap(({ id, title, difference, ...how }) =>
    difference.map((change) => ({ key: `${id} ${change.field}`, title, how: words.said(how), ...change })),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={styles.scroll} aria-label={words.changes[kind](read.changes.length)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.what[kind]}</th>
            <th scope="col">{columns.field[kind]}</th>
            <th scope="col">{state === 'accepted' ? columns.before : columns.now}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, MOST_ROWS).map(({ key, title, how, label, ...change }) => (
            <tr key={key}>
              <th scope="row">
                {title} <small>{how}</small>
              </th>
              <td>{label}</td>
              <Cell text={displayText(change.before, change)} />
              <Cell text={displayText(change.after, change)} />
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > MOST_ROWS && <p>{words.more(all.length - MOST_ROWS)}</p>}
    </section>
  );
}

function Cell({ text }: { text: string }) {
  return <td>{text || <span className={styles.none}>{words.none}</span>}</td>;
}

/** Photos are counted, because their addresses mean nothing to people. */
function displayText(text: string, { before, isPicture }: Pick<FieldChange, 'before' | 'isPicture'>): string {
  if (!isPicture || text === '') return text;
  const [photos, old] = [text.split('\n'), before.split('\n')];
  return words.photos(photos.length, photos.filter((photo) => !old.includes(photo)).length);
}
