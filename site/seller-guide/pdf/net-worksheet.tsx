import { costsSheet } from '#content/seller-guide-papers.ts';
import styles from './net-worksheet.module.css';

const words = costsSheet.net;

/** Lines to fill in with a pencil: the price, the deductions, and the net proceeds. */
export function NetWorksheet() {
  return (
    <div className={styles.sheet}>
      <h3 className={styles.heading}>{words.title}</h3>
      <ul>
        {words.lines.map(({ title, sign }) => (
          <li key={title} className={styles.line}>
            <span>{title}</span>
            <span className={styles.blank}>{sign}</span>
          </li>
        ))}
      </ul>
      <p className={`${styles.line} ${styles.total}`}>
        <span>{words.total}</span>
        <span className={styles.blank} />
      </p>
    </div>
  );
}
