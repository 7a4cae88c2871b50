import { pictureWords as words } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { pictureNamed } from '../pictures/site-pictures.ts';
import styles from './difference.module.css';
import { wordDifference } from './word-difference.ts';

export interface DifferenceProps {
  changes: ContentDraft['difference'];
  /** Names of the text with deletions and of the text with insertions. */
  texts: { before: string; after: string };
}

/** The differences between two records, field by field: deletions struck through, insertions underlined. */
export function Difference({ changes, texts }: DifferenceProps) {
  return (
    <>
      <p className={`small ${styles.legend}`}>
        <del>{texts.before}</del> <ins>{texts.after}</ins>
      </p>
      <dl className={styles.changes}>
        {changes.map(({ field, label, before, after, isPicture }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {isPicture ? (
                <Pictures before={before.split('\n')} after={after.split('\n')} />
              ) : (
                <Words before={before} after={after} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  return wordDifference(before, after).map(({ how, text }, index) => {
    if (how === 'gone') return <del key={index}>{text}</del>;
    if (how === 'new') return <ins key={index}>{text}</ins>;
    return <span key={index}>{text}</span>;
  });
}

/** Shows removed and added pictures, or all if only the order changed. */
function Pictures({ before, after }: { before: string[]; after: string[] }) {
  const gone = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  const isReordered = gone.length === 0 && added.length === 0;
  return (
    <span className={styles.pictures}>
      {gone.map((name) => (
        <del key={name}>
          <Thumbnail name={name} />
        </del>
      ))}
      {(isReordered ? after : added).map((name) => (
        <ins key={name}>
          <Thumbnail name={name} />
        </ins>
      ))}
    </span>
  );
}

/** A picture, or its name if the site has none of that name. */
export function Thumbnail({ name }: { name: string }) {
  const picture = pictureNamed(name);
  return picture ? <img src={picture.thumbnail} alt={picture.alt || words.unnamed} loading="lazy" /> : name;
}
