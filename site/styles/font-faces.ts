import type { Font } from '@capsizecss/unpack';

/** A local font that is shown until the web font has loaded. */
export interface FallbackFace {
  family: string;
  /** Average letter width in em. */
  averageWidth: number;
  /** Full and PostScript names, tried in order. */
  locals: string[];
}

/** The metrics needed of a web font, in its units. */
type WebFontMetrics = Pick<Font, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

/** The @font-face rule of one file of a web font, which is used for `characters` alone. */
export function webFontFace(
  font: { family: string; style: string; weight: string },
  { characters, display }: { characters: string; display: string },
  url: string,
): string {
  return rule([
    `font-family: "${font.family}"`,
    `src: url("${url}") format("woff2")`,
    `font-weight: ${font.weight}`,
    `font-style: ${font.style}`,
    `font-display: ${display}`,
    `unicode-range: ${unicodeRange(characters)}`,
  ]);
}

/** "U+20-7e, U+a0" */
function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/**
 * The @font-face rule that gives a local font the web font's dimensions: its letters are scaled to the same average
 * width, and its line box is the web font's. `size-adjust` scales the overrides too, hence the division.
 */
export function fallbackFace(face: FallbackFace, style: string, weight: string, web: WebFontMetrics): string {
  const em = web.unitsPerEm;
  const scale = web.xWidthAvg / em / face.averageWidth;
  return rule([
    `font-family: "${face.family}"`,
    `src: ${face.locals.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${weight}`,
    `font-style: ${style}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(web.ascent / em / scale)}`,
    `descent-override: ${percent(-web.descent / em / scale)}`,
    `line-gap-override: ${percent(web.lineGap / em / scale)}`,
  ]);
}

function rule(declarations: string[]): string {
  return `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
