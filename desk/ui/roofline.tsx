import { DRAWN_AREAS, rooflineSegment } from '#design/roofline-segments.ts';
import styles from './roofline.module.css';

export interface LitWindow {
  /** Index among the drawn windows, from the left. */
  index: number;
  /** Whether the reply is overdue. */
  isLate: boolean;
}

interface RooflineProps {
  windows: readonly LitWindow[];
  /** How many segments to draw, from the left. */
  segments: number;
}

/** The roofline with a lit window for each waiting person. Decorative: the text beside it says the same. */
export function Roofline({ windows, segments }: RooflineProps) {
  const shown = segmentsFromLeft(segments);
  const panes = shown.flatMap((segment) => segment.windows);
  return (
    <svg className={styles.roofline} viewBox={`0 0 ${segments * 200} 101`} aria-hidden="true">
      {windows.map(({ index, isLate }) => {
        const pane = panes[index];
        if (!pane) return null;
        const [x, y, width, height] = pane;
        return (
          <rect
            key={index}
            className={isLate ? styles.late : styles.lit}
            x={x}
            y={y}
            width={width}
            height={height}
          />
        );
      })}
      {shown.map(({ line }) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** The number of windows in the first segments. */
export const windowsIn = (segments: number): number =>
  segmentsFromLeft(segments).reduce((sum, segment) => sum + segment.windows.length, 0);

const segmentsFromLeft = (count: number) => DRAWN_AREAS.slice(0, count).map(rooflineSegment);
