import type { ContentDraft } from '#domain/desk/content.ts';
import styles from './difference.module.css';
import { wordDifference } from './word-difference.ts';

export interface DifferenceProps {
  changes: ContentDraft['difference'];
  /** Whose words are struck through, and whose are underlined. */
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
        {changes.map(({ field, label, before, after }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {wordDifference(before, after).map(({ how, text }, index) => {
                if (how === 'gone') return <del key={index}>{text}</del>;
                if (how === 'new') return <ins key={index}>{text}</ins>;
                return <span key={index}>{text}</span>;
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
