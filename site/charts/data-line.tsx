import { area, line as lineShape } from 'd3-shape';
import type { ChartLine } from './chart-data.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './data-line.module.css';
import type { Drawing } from './drawing.ts';

interface DataLineProps {
  line: ChartLine;
  scale: ChartScale;
  plot: Drawing['plot'];
  /** The id of the gradient below the line; unique on the page. */
  fillId: string;
}

type Point = [index: number, value: number | null];

/** Same as in data-line.module.css. */
const LINE_WIDTH = 2.5;

/** A line through the months that have a figure; the main line has a gradient below it. */
export function DataLine({ line, scale, plot, fillId }: DataLineProps) {
  const points: Point[] = line.values.map((value, index) => [index, value]);
  const x = ([index]: Point) => scale.x(index);
  const y = ([, value]: Point) => scale.y(value ?? 0);
  const isThere = ([, value]: Point) => value !== null;
  const path = lineShape<Point>(x, y).defined(isThere).digits(1)(points) ?? '';
  // d3 closes the path of a single month at once; without a length it would not be drawn.
  const drawn = path.replaceAll('Z', `h${LINE_WIDTH}`);
  const haze = area<Point>(x, plot.bottom, y).defined(isThere).digits(1);
  return (
    <>
      {line.variant === 'now' && (
        <>
          <linearGradient id={fillId} x1={0} x2={0} y1={0} y2={1}>
            <stop className={styles.hazeTop} offset={0} />
            <stop className={styles.hazeFoot} offset={1} />
          </linearGradient>
          <path d={haze(points) ?? ''} fill={`url(#${fillId})`} />
        </>
      )}
      <path className={`${styles.line} ${styles[line.variant] ?? ''}`} d={drawn} />
    </>
  );
}
