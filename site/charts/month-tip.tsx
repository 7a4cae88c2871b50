import type { ReadingFrame } from './chart-reading.ts';
import styles from './month-tip.module.css';
import { monthX } from './reading-positions.ts';

interface MonthTipProps {
  index: number;
  frame: ReadingFrame;
  month: string;
  entries: { name: string; text: string | null }[];
}

/** The figures of the current month, on the side of the cursor with more room. The slider announces the same text. */
export function MonthTip({ index, frame, month, entries }: MonthTipProps) {
  const share = monthX(index, frame) / frame.width;
  const side = share > 0.5 ? styles.before : styles.after;
  return (
    <div
      className={`${styles.tip} ${side}`}
      // Set by script, because the content security policy forbids style attributes.
      ref={(tip) => tip?.style.setProperty('--share', `${share * 100}%`)}
      aria-hidden="true"
    >
      <p className={styles.month}>{month}</p>
      <dl>
        {entries.map(
          ({ name, text }) =>
            text !== null && (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
