import { contentsSheet as words } from '#content/seller-guide-steps.ts';
import { Roofline } from '../../ui/roofline.tsx';
import styles from './contents-sheet.module.css';
import { Sheet } from './sheet.tsx';
import { pageOf, type SheetName } from './sheet-order.ts';

/** Page 2: the table of contents, with links, and how to use the guide. */
export function ContentsSheet() {
  return (
    <Sheet name="contents" words={words}>
      <h3 className={styles.heading}>{words.listTitle}</h3>
      <ol className={styles.list}>
        {words.parts.map(({ sheet, title, text }) => (
          <li key={sheet}>
            <a className={styles.part} href={`#${sheet}`}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
              <span
                className={styles.page}
                role="img"
                aria-label={`${words.page} ${pageOf(sheet as SheetName)}`}
              >
                {pageOf(sheet as SheetName)}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.use}>
        <h3 className={styles.heading}>{words.use.title}</h3>
        <p>{words.use.text}</p>
      </div>
      <Roofline className={styles.roofline} tone="brass" />
    </Sheet>
  );
}
