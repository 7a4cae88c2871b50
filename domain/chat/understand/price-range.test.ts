import { describe, expect, test } from 'vitest';
import { withDigits } from './number-words.ts';
import { priceRange } from './price-range.ts';
import { scoreRange } from './score-range.ts';

describe('price limits', () => {
  test.each([
    ['under 600k', { max: 600_000 }],
    ['less than $1.2 million', { max: 1_200_000 }],
    ['under half a million', { max: 500_000 }],
    ['between 400 and 500k', { min: 400_000, max: 500_000 }],
    ['from 400k to 600k', { min: 400_000, max: 600_000 }],
    ['over 1m', { min: 1_000_000 }],
    ['around 600000', { min: 540_000, max: 660_000 }],
    ['menos de 400 mil', { max: 400_000 }],
    ['condos under 700', { max: 700_000 }],
    ['three hundred fifty thousand or less', { max: 350_000 }],
  ])('%s', (text, range) => {
    expect(priceRange(withDigits(text))).toEqual(range);
  });
  test.each([
    '3 bedrooms',
    'over 2000 square feet',
    'built in 1926',
    '15 days on market',
    'walk score over 80',
  ])('%s names no price', (text) => {
    expect(priceRange(text)).toBeNull();
  });
});

test('limits of a score are read apart from prices', () => {
  expect(scoreRange('walk score above 80')).toEqual({ min: 81 });
  expect(scoreRange('walk score of at least 80')).toEqual({ min: 80 });
  expect(scoreRange('fewer than 15 days')).toEqual({ max: 14 });
  expect(scoreRange('sell in less than 2 weeks')).toEqual({ max: 13 });
  expect(scoreRange('under 600k')).toBeNull();
});
