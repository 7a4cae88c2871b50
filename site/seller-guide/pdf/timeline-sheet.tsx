import { timelineSheet as words } from '#content/seller-guide-papers.ts';
import { Sheet } from './sheet.tsx';
import { TimelineChart } from './timeline-chart.tsx';
import styles from './timeline-sheet.module.css';

/** Page 8: the weeks as bars, and when each document is due. */
export function TimelineSheet() {
  const { title, items } = words.papers;
  return (
    <Sheet name="timeline" words={words}>
      <TimelineChart />
      <div className={styles.papers}>
        <h3 className={styles.heading}>{title}</h3>
        <ul className={styles.list}>
          {items.map((paper) => (
            <li key={paper.title}>
              <div>
                <p className={styles.title}>{paper.title}</p>
                <p className={styles.when}>{paper.when}</p>
              </div>
              <p>{paper.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
