import { importWords as words } from '#content/desk/content-imports.ts';
import type { ContentImport } from '#domain/desk/content-imports.ts';
import styles from './import-page.module.css';

/** A file of years of figures has thousands of changes; these are enough to judge it by. */
const MOST_ROWS = 500;

/** Old and new, field by field. */
export function ImportChanges({ read }: { read: ContentImport }) {
  if (read.changes.length === 0) return null;
  const all = read.changes.flatMap(({ id, title, how, isEdited, difference }) =>
    difference.map((change) => ({ key: `${id} ${change.field}`, title, how, isEdited, ...change })),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <section className={styles.scroll} aria-label={words.changes(read.changes.length)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.slice(0, MOST_ROWS).map(({ key, title, how, isEdited, label, before, after }) => (
            <tr key={key}>
              <th scope="row">
                {title} <small>{isEdited ? `${words.how[how]}, ${words.edited}` : words.how[how]}</small>
              </th>
              <td>{label}</td>
              <td>{before || words.none}</td>
              <td>{after || words.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > MOST_ROWS && <p>{words.more(all.length - MOST_ROWS)}</p>}
    </section>
  );
}
