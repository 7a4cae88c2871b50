import type { FontMetrics } from './font-metrics.ts';

/** A font of the visitor's own machine that stands in until the web font has arrived. */
export interface FallbackFace {
  family: string;
  /** Mean letter width in em, as `readFontMetrics` measures it. */
  meanWidth: number;
  /** Full and PostScript names, tried in order. */
  locals: string[];
}

/** The @font-face rule of a downloaded font. */
export function webFontFace(font: { family: string; style: string; weight: string }, url: string): string {
  return rule([
    `font-family: "${font.family}"`,
    `src: url("${url}") format("woff2")`,
    `font-weight: ${font.weight}`,
    `font-style: ${font.style}`,
    'font-display: swap',
  ]);
}

/**
 * The @font-face rule that makes a local font take the web font's room: its letters are scaled to the same mean
 * width, and its line box is the web font's. `size-adjust` scales the overrides too, hence the division.
 */
export function fallbackFace(face: FallbackFace, style: string, weight: string, web: FontMetrics): string {
  const scale = web.meanWidth / face.meanWidth;
  return rule([
    `font-family: "${face.family}"`,
    `src: ${face.locals.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${weight}`,
    `font-style: ${style}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(web.ascent / scale)}`,
    `descent-override: ${percent(web.descent / scale)}`,
    `line-gap-override: ${percent(web.lineGap / scale)}`,
  ]);
}

function rule(declarations: string[]): string {
  return `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
