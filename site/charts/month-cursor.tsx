import type { LineVariant } from './chart-data.ts';
import type { ReadingFrame } from './chart-reading.ts';
import styles from './month-cursor.module.css';
import { monthX, valueY } from './reading-positions.ts';

interface MonthCursorProps {
  index: number;
  frame: ReadingFrame;
  domain: [number, number];
  entries: { name: string; variant: LineVariant; value: number | null }[];
}

/** A vertical line at the current month and a point on every series, in the units of the drawing. */
export function MonthCursor({ index, frame, domain, entries }: MonthCursorProps) {
  const x = monthX(index, frame);
  return (
    <svg className={styles.cursor} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={styles.rule} d={`M${x} ${frame.top}V${frame.bottom}`} />
      {entries.map(
        ({ name, variant, value }) =>
          value !== null && (
            <circle
              key={name}
              className={`${styles.point} ${styles[variant] ?? ''}`}
              cx={x}
              cy={valueY(value, domain, frame)}
              r={5}
            />
          ),
      )}
    </svg>
  );
}
