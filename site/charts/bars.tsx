import styles from './bars.module.css';
import type { ChartScale } from './chart-scale.ts';
import type { Drawing } from './drawing.ts';

interface BarsProps {
  values: (number | null)[];
  scale: ChartScale;
  plot: Drawing['plot'];
}

const SHARE_OF_STEP = 0.72;

/** One bar per month; the newest is dark. */
export function Bars({ values, scale, plot }: BarsProps) {
  const width = scale.step * SHARE_OF_STEP;
  const newest = values.findLastIndex((value) => value !== null);
  return values.map((value, index) => {
    if (value === null) return null;
    const top = scale.y(value);
    return (
      <rect
        key={index}
        className={index === newest ? styles.newest : styles.bar}
        x={(scale.x(index) - width / 2).toFixed(1)}
        y={top.toFixed(1)}
        width={width.toFixed(1)}
        height={Math.max(0, plot.bottom - top).toFixed(1)}
      />
    );
  });
}
