import { DRAWN_AREAS, rooflineSegment } from '#design/roofline-segments.ts';
import styles from './roofline.module.css';

interface RooflineProps {
  /** Slugs of its neighborhoods, left to right; omitted if it is only decorative. */
  areas?: readonly string[];
  /** The slug of the active neighborhood: its segment turns terracotta. */
  active?: string | undefined;
  /** All windows lit, none, or the first window of one neighborhood. */
  windows?: 'lit' | 'dark' | { of: string };
  /** Color of the line. `quiet` emphasizes the active segment. */
  tone?: 'brass' | 'evergreen' | 'quiet';
  /**
   * Inside a `.wrap`: on narrow screens show a part of the line at a legible size and full width, instead of all of it.
   */
  crop?: boolean;
  className?: string | undefined;
}

/** The drawn line that runs through the site. It is decorative; text says the same. */
export function Roofline({
  areas = DRAWN_AREAS,
  active,
  windows = 'lit',
  tone = 'brass',
  crop = false,
  className = '',
}: RooflineProps) {
  const shown = crop ? shownPart(areas.indexOf(active ?? ''), areas.length) : '';
  return (
    <div className={`${crop ? styles.crop : ''} ${shown} ${className}`}>
      <svg
        className={`${styles.roofline} ${styles[tone]}`}
        viewBox={`0 0 ${areas.length * SEGMENT_WIDTH} 104`}
        aria-hidden="true"
      >
        {areas.map((slug, index) => {
          const segment = rooflineSegment(slug);
          return (
            <g key={slug} transform={shift(index * SEGMENT_WIDTH - segment.left)}>
              {litWindows(windows, slug).map(([x, y, width, height]) => (
                <rect key={`${x} ${y}`} className={styles.window} x={x} y={y} width={width} height={height} />
              ))}
              <path
                className={slug === active ? styles.active : undefined}
                d={segment.line}
                data-segment={index}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const SEGMENT_WIDTH = 200;

function shift(units: number): string | undefined {
  return units === 0 ? undefined : `translate(${units} 0)`;
}

/** The third of a cropped line that a phone shows: the one with the active segment. */
function shownPart(active: number, count: number): string {
  const third = Math.min(2, Math.floor((active / count) * 3));
  return (active < 0 ? '' : ['', styles.middleThird, styles.lastThird][third]) ?? '';
}

function litWindows(windows: NonNullable<RooflineProps['windows']>, slug: string) {
  const all = rooflineSegment(slug).windows;
  if (windows === 'lit') return all;
  return typeof windows === 'object' && windows.of === slug ? all.slice(0, 1) : [];
}
