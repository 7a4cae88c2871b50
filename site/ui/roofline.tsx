import { rooflineSegments } from '#design/roofline-segments.ts';
import styles from './roofline.module.css';

interface RooflineProps {
  /** Index of the segment (0 to 7) that is chosen: it turns terracotta. */
  active?: number | undefined;
  /** All windows lit, none, or the first window of one segment (its index). */
  windows?: 'lit' | 'dark' | number;
  /** Color of the line. `quiet` lets the chosen segment speak. */
  tone?: 'brass' | 'evergreen' | 'quiet';
  /** Inside a `.wrap`: on narrow screens show a part of the line at a legible size, from edge to edge, instead of all of it. */
  crop?: boolean;
  className?: string | undefined;
}

/** The one drawn line that runs through the site. It is decoration; what it points at is said in words. */
export function Roofline({
  active,
  windows = 'lit',
  tone = 'brass',
  crop = false,
  className = '',
}: RooflineProps) {
  return (
    <div className={`${crop ? styles.crop : ''} ${className}`}>
      <svg className={`${styles.roofline} ${styles[tone]}`} viewBox="0 0 1600 104" aria-hidden="true">
        {rooflineSegments.map((segment, index) => (
          <g key={segment.line}>
            {litWindows(windows, index).map(([x, y, width, height]) => (
              <rect key={`${x} ${y}`} className={styles.window} x={x} y={y} width={width} height={height} />
            ))}
            <path
              className={index === active ? styles.active : undefined}
              d={segment.line}
              data-segment={index}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

function litWindows(windows: 'lit' | 'dark' | number, index: number) {
  const all = rooflineSegments[index]?.windows ?? [];
  if (windows === 'lit') return all;
  return windows === index ? all.slice(0, 1) : [];
}
