/** Vertical metrics and the mean letter width of a font, all as parts of one em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of the letters and spaces of `SAMPLE`. */
  meanWidth: number;
}

/**
 * Reads the metrics that browsers lay text out with from an uncompressed TrueType file.
 * Throws when the file has no usable character map.
 */
export function readFontMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = findTables(view);
  const unitsPerEm = view.getUint16(table('head') + 18);
  const glyphOf = readCharacterMap(view, table('cmap'));
  const longMetrics = view.getUint16(table('hhea') + 34);
  const advance = (glyph: number) => view.getUint16(table('hmtx') + 4 * Math.min(glyph, longMetrics - 1));

  const widths = [...SAMPLE].map((letter) => advance(glyphOf(letter.codePointAt(0) ?? 0)));
  const meanWidth = widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm;
  const [ascent, descent, lineGap] = verticalMetrics(view, table).map((units) => units / unitsPerEm);
  return { ascent: ascent ?? 0, descent: -(descent ?? 0), lineGap: lineGap ?? 0, meanWidth };
}

/** Running text in the site's own voice, so that letters weigh as much as they will on its pages. */
const SAMPLE =
  'In-town Charlotte, street by street. Avery Stone and the team work the bungalow blocks of Dilworth, the mill ' +
  'village, the towers and the lake beyond. Read what homes sold for, walk a neighborhood before you drive there, ' +
  'and ask for the guide that tells a seller what the first ninety days look like. Every figure has a source and ' +
  'a date. Available seven days a week for questions about prices, parks and trains.';

const USE_TYPO_METRICS = 1 << 7;

type FindTable = (tag: string) => number;

function findTables(view: DataView): FindTable {
  const offsets = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return (tag) => offsets.get(tag) ?? missing(`table ${tag}`);
}

/** hhea, unless the font asks for its typographic metrics: the choice Chromium and Firefox make. */
function verticalMetrics(view: DataView, table: FindTable): number[] {
  const prefersTypo = (view.getUint16(table('OS/2') + 62) & USE_TYPO_METRICS) !== 0;
  const start = prefersTypo ? table('OS/2') + 68 : table('hhea') + 4;
  return [0, 2, 4].map((offset) => view.getInt16(start + offset));
}

/** The format 4 subtable: every Latin font has one. */
function readCharacterMap(view: DataView, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + 8 * index + 4),
  );
  const start = subtables.find((offset) => view.getUint16(offset) === 4) ?? missing('character map');
  const size = view.getUint16(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (at) => start + at,
  );
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (view.getUint16((ends ?? 0) + at) < code) continue;
      const first = view.getUint16((starts ?? 0) + at);
      if (first > code) return 0;
      const range = view.getUint16((ranges ?? 0) + at);
      const glyph = range ? view.getUint16((ranges ?? 0) + at + range + 2 * (code - first)) : code;
      return (glyph + view.getUint16((deltas ?? 0) + at)) & 0xffff;
    }
    return 0;
  };
}

function missing(part: string): never {
  throw new Error(`Not a usable TrueType font: no ${part}.`);
}
