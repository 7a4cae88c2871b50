import { printable } from './printable.ts';

export interface Column<Row> {
  title: string;
  of(row: Row): string;
  /** Minimum width in terminal columns, to which it may be cut; without it the column is never cut. */
  narrowest?: number;
}

/** Fits a terminal of 100 columns. */
const WIDEST = 100;
const GAP = '  ';
const ELLIPSIS = '…';

/**
 * Formats rows as aligned columns, at most 100 terminal columns wide, and escapes visitor input.
 * @param noteOf a further line below a row, or ''
 */
export function textTable<Row>(
  columns: Column<Row>[],
  rows: Row[],
  noteOf: (row: Row) => string = () => '',
): string {
  const cells = rows.map((row) => columns.map((column) => printable(column.of(row))));
  const titles = columns.map((column) => column.title);
  const natural = titles.map((title, place) =>
    cells.reduce((widest, line) => Math.max(widest, widthOf(line[place] ?? '')), widthOf(title)),
  );
  const widths = fit(columns, natural);
  const lineOf = (line: string[]) =>
    line
      .map((cell, place) => padded(cell, widths[place] ?? 0))
      .join(GAP)
      .trimEnd();
  const body = rows.flatMap((row, index) => {
    const note = printable(noteOf(row));
    const line = lineOf(cells[index] ?? []);
    return note === '' ? [line] : [line, cut(`${GAP}${note}`, WIDEST)];
  });
  return `${[lineOf(titles), ...body].join('\n')}\n`;
}

/** Shrinks the widest column that may be cut until the line fits. */
function fit<Row>(columns: Column<Row>[], natural: number[]): number[] {
  const widths = [...natural];
  const gaps = GAP.length * (columns.length - 1);
  while (widths.reduce((sum, width) => sum + width, gaps) > WIDEST) {
    let widest = -1;
    for (const [place, width] of widths.entries()) {
      const narrowest = columns[place]?.narrowest;
      if (narrowest !== undefined && width > narrowest && width > (widths[widest] ?? 0)) widest = place;
    }
    if (widest === -1) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function padded(text: string, width: number): string {
  const short = cut(text, width);
  return short + ' '.repeat(width - widthOf(short));
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let short = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(short + segment) > width - widthOf(ELLIPSIS)) break;
    short += segment;
  }
  return short + ELLIPSIS;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters two columns wide: East Asian letters, full-width forms and most emoji. */
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

function widthOf(text: string): number {
  // Nearly every cell is plain ASCII, which needs no segmentation.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}
