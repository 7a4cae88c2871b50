import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { rooflineSegment } from '#design/roofline-segments.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import styles from './area-map.module.css';
import { AreaMapGround, AreaMapRails } from './area-map-ground.tsx';
import { outlineOf } from './area-map-shapes.ts';

const { map } = neighborhoodsPage;

/** A drawn map of the neighborhoods. Each name links to its page and works with touch, mouse and keyboard. */
export function AreaMap({ areas }: { areas: Neighborhood[] }) {
  const shown = areas.filter((area) => area.map !== null);
  return (
    <figure className={styles.figure}>
      <nav aria-label={map.label(shown.length)}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would show a tooltip over the map; the nav around it has a name */}
        <svg className={styles.map} viewBox="0 0 760 900">
          <AreaMapGround />
          <AreaMapRails />
          {shown.map((area) => area.map && <AreaLink key={area.slug} area={area} place={area.map} />)}
        </svg>
      </nav>
      <figcaption className={styles.caption}>
        <p className="xs">{map.note}</p>
        <ul className={styles.legend}>
          <Line className={styles.blue}>{map.lines.blue}</Line>
          <Line className={styles.gold}>{map.lines.gold}</Line>
          <Line className={styles.creek}>{map.lines.creek}</Line>
        </ul>
      </figcaption>
    </figure>
  );
}

const SEGMENT = { width: 200, height: 104, scale: 0.72 };

function AreaLink({ area, place }: { area: Neighborhood; place: NonNullable<Neighborhood['map']> }) {
  const segment = rooflineSegment(area.slug);
  const [x, y] = place.at;
  const left = x - (segment.left + SEGMENT.width / 2) * SEGMENT.scale;
  const top = y - SEGMENT.height * SEGMENT.scale;
  const lines = linesOf(area.name, MAX_LINE_LENGTH);
  const isLong = lines.length > 2;
  return (
    <a className={styles.area} href={`/neighborhoods/${area.slug}`}>
      <path className={`${styles.ground} ${styles[place.tint]}`} d={outlineOf(area)} />
      <g transform={`translate(${left} ${top}) scale(${SEGMENT.scale})`}>
        <path className={styles.landmark} d={segment.line} />
        {segment.windows.map(([wx, wy, width, height]) => (
          <rect key={`${wx} ${wy}`} className={styles.window} x={wx} y={wy} width={width} height={height} />
        ))}
      </g>
      <text className={`${styles.name} ${isLong ? styles.long : ''}`} y={y}>
        {(isLong ? linesOf(area.name, MAX_SMALL_LINE_LENGTH) : lines).map((line) => (
          <tspan key={line} x={x} dy="1.05em">
            {line}
          </tspan>
        ))}
      </text>
    </a>
  );
}

/** A longer line would reach across the next area. A third line would be covered by it, so the type is smaller then. */
const MAX_LINE_LENGTH = 18;
const MAX_SMALL_LINE_LENGTH = 25;

/** SVG does not wrap text. The lines keep their spaces, because the link is named by all of them. */
function linesOf(name: string, maxLength: number): string[] {
  const [first = '', ...others] = name.split(/(?<=[ -])/);
  const lines = [first];
  for (const word of others) {
    const longer = `${lines.at(-1)}${word}`;
    if (longer.trimEnd().length > maxLength) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function Line({ className, children }: { className: string | undefined; children: string }) {
  return (
    <li>
      <svg width="32" height="8" viewBox="0 0 32 8" aria-hidden="true">
        <path className={className} d="M1 4H31" />
      </svg>
      {children}
    </li>
  );
}
