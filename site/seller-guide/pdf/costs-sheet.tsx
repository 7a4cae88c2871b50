import { costsSheet as words } from '#content/seller-guide-papers.ts';
import styles from './costs-sheet.module.css';
import { NetWorksheet } from './net-worksheet.tsx';
import { Sheet } from './sheet.tsx';

/** Page 10: the costs of a sale in North Carolina, and a worksheet for the net proceeds. */
export function CostsSheet() {
  return (
    <Sheet name="costs" words={words}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.head.line}</th>
            <th scope="col">{words.head.how}</th>
          </tr>
        </thead>
        <tbody>
          {words.lines.map(({ title, how }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <div className={styles.asides}>
          <div className={styles.example}>
            <h3 className={styles.heading}>{words.example.title}</h3>
            <p className={styles.sum}>{words.example.sum}</p>
            <p className={styles.note}>{words.example.note}</p>
          </div>
          <div className={styles.wire}>
            <h3 className={styles.heading}>{words.wire.title}</h3>
            <p>{words.wire.text}</p>
          </div>
        </div>
        <NetWorksheet />
      </div>
    </Sheet>
  );
}
