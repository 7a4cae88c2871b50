import { offersSheet as words } from '#content/seller-guide-papers.ts';
import styles from './offers-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Page 9: a worksheet to compare three offers. */
export function OffersSheet() {
  return (
    <Sheet name="offers" words={words}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.lineHead}</th>
            {words.columns.map((offer) => (
              <th key={offer} scope="col">
                {offer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.lines.map(({ title, why }) => (
            <tr key={title}>
              <th scope="row">
                <span className={styles.line}>{title}</span>
                <span className={styles.why}>{why}</span>
              </th>
              {words.columns.map((offer) => (
                <td key={offer} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.terms}>
        {words.terms.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.heading}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
