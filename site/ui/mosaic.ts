/** How many of the mosaic's twelve columns a card spans: twelve, seven, five, four or three. */
export type MosaicSpan = 'whole' | 'wide' | 'broad' | 'third' | 'narrow';

/** The spans of a mosaic's cards: alternating rows of two and of four, with every other pair mirrored. */
export function mosaicSpans(count: number): MosaicSpan[] {
  const spans: MosaicSpan[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    const usual = row % 2 === 0 ? 2 : 4;
    // Avoids a single card in the last row: a row of two takes one more, a row of four one less.
    const taken = left - usual === 1 ? 3 : Math.min(usual, left);
    const spansOfRow = ROWS[taken] ?? [];
    spans.push(...(row % 4 === 0 ? spansOfRow : spansOfRow.toReversed()));
  }
  return spans;
}

const ROWS: Record<number, MosaicSpan[]> = {
  1: ['whole'],
  2: ['wide', 'broad'],
  3: ['third', 'third', 'third'],
  4: ['narrow', 'narrow', 'narrow', 'narrow'],
};
