import { checklistSheet as words } from '#content/seller-guide-steps.ts';
import styles from './checklist-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Page 6: a worksheet for walking through the house. */
export function ChecklistSheet() {
  return (
    <Sheet name="checklist" words={words}>
      <div className={styles.rooms}>
        {words.rooms.map(({ title, items }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        <h3 className={styles.title}>{words.notes}</h3>
        <div className={styles.lines} />
      </div>
    </Sheet>
  );
}
