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

/** The @font-face rule of a web font. */
export function webFontFace(font: { family: string; style: string; weight: string }, url: string): string {
  return rule([
    `font-family: "${font.family}"`,
    `src: url("${url}") format("woff2")`,
    `font-weight: ${font.weight}`,
    `font-style: ${font.style}`,
    'font-display: optional',
  ]);
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
