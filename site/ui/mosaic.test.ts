import { expect, test } from 'vitest';
import { mosaicSpans } from './mosaic.ts';

const COLUMNS = { whole: 12, wide: 7, broad: 5, third: 4, narrow: 3 };

test('eight cards form rows of two, four and two, the last pair mirrored', () => {
  expect(mosaicSpans(8).join(' ')).toBe('wide broad narrow narrow narrow narrow broad wide');
});

test('a ninth card makes the last row one of three', () => {
  expect(mosaicSpans(9).slice(6)).toEqual(['third', 'third', 'third']);
});

test('rows are filled for any number of cards', () => {
  for (let count = 1; count <= 30; count += 1) {
    const spans = mosaicSpans(count);
    expect(spans).toHaveLength(count);
    let filled = 0;
    for (const span of spans) {
      filled += COLUMNS[span];
      expect(filled, `${count} cards`).toBeLessThanOrEqual(12);
      if (filled === 12) filled = 0;
    }
    expect(filled, `${count} cards`).toBe(0);
  }
});
