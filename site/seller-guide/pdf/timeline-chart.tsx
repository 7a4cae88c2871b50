import { timelineSheet as words } from '#content/seller-guide-papers.ts';
import styles from './timeline-chart.module.css';

const LABELS = 200;
const WEEK = 23;
const ROW = 24;
const TOP = 22;
const BAR = 13;
const WIDTH = LABELS + words.weeks * WEEK;
const HEIGHT = TOP + words.bars.length * ROW;

/** Fourteen weeks as bars. The drawing is hidden from screen readers, which get the same content as a list. */
export function TimelineChart() {
  return (
    <figure className={styles.figure}>
      <ul className={styles.spoken}>
        {words.bars.map(({ title, from, to }) => (
          <li key={title}>{`${title}: ${words.tableLabel(from, to)}`}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <text className={styles.week} x="0" y="10">
          {words.week}
        </text>
        {Array.from({ length: words.weeks }, (_, week) => (
          <g key={`week ${week + 1}`}>
            <text className={styles.week} x={LABELS + (week + 0.5) * WEEK} y="10" textAnchor="middle">
              {week + 1}
            </text>
            <path className={styles.line} d={`M${LABELS + week * WEEK} ${TOP - 5}V${HEIGHT}`} />
          </g>
        ))}
        {words.bars.map(({ title, from, to, market }, row) => (
          <g key={title}>
            <text className={styles.title} x="0" y={TOP + row * ROW + 13}>
              {title}
            </text>
            <rect
              className={market ? styles.market : styles.bar}
              x={LABELS + (from - 1) * WEEK + 1}
              y={TOP + row * ROW + 2.5}
              width={(to - from + 1) * WEEK - 2}
              height={BAR}
              rx="1.5"
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
