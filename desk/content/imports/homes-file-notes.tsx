import { importWords } from '#content/desk/content-imports.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './import-page.module.css';

const words = importWords.homesFile;

/** Explains the file format for homes, with a sample to download, and which homes an import removes. */
export function HomesFileNotes() {
  return (
    <div className={styles.notes}>
      <details>
        <summary>{words.title}</summary>
        <p>{words.note}</p>
        <dl className={styles.columns}>
          {words.columns.map(({ names, holds }) => (
            <div key={names}>
              <dt>{names}</dt>
              <dd>{holds}</dd>
            </div>
          ))}
        </dl>
        <p>{words.others}</p>
      </details>
      <p>{words.leaving}</p>
      <a className={buttonClass('link')} href="/api/desk/content/listings/homes.csv" download>
        {words.download}
      </a>
    </div>
  );
}
