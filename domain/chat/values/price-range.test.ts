import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainTextWithDigits } from './number-words.ts';
import { priceRange } from './price-range.ts';

describe('price limits from text', () => {
  test.each([
    ['under 600k', { max: 599_999 }],
    ['600k or less', { max: 600_000 }],
    ['not over 600k', { max: 600_000 }],
    ['cheaper than 600k', { max: 599_999 }],
    ['no cheaper than 600k', { min: 600_000 }],
    ['over 500k but under 650k', { min: 500_001, max: 649_999 }],
    ['my budget is about 600k', { max: 600_000 }],
    ['less than $1.2 million', { max: 1_199_999 }],
    ['under half a million', { max: 499_999 }],
    ['under half a mil', { max: 499_999 }],
    ['between 400 and 500k', { min: 400_000, max: 500_000 }],
    ['between 1 and 1.3 million', { min: 1_000_000, max: 1_300_000 }],
    ['homes between 700k and 500k', { min: 500_000, max: 700_000 }],
    ['from 700 to 500k', { min: 500_000, max: 700_000 }],
    ['from 400k to 600k', { min: 400_000, max: 600_000 }],
    ['over 1m', { min: 1_000_001 }],
    ['four bedrooms, budget about 1.2', { max: 1_200_000 }],
    ['somewhere under 1.5', { max: 1_499_999 }],
    ['looking to spend about 1.2 in noda', { max: 1_200_000 }],
    ['we could stretch to 1.5 if it is new', { max: 1_500_000 }],
    ['around 600000', { min: 540_000, max: 660_000 }],
    ['menos de 400 mil', { max: 399_999 }],
    ['condos under 700', { max: 699_999 }],
    ['ones over budget, 620 is the max', { max: 620_000 }],
    ['knock out anything over 550', { max: 550_000 }],
    ['i meant 1.15 tops', { max: 1_150_000 }],
    ['700 es mi tope', { max: 700_000 }],
    ['arriba de 700 no', { max: 700_000 }],
    ['fuera las de mas de un millon', { max: 1_000_000 }],
    ['show me what 375 buys', { max: 375_000 }],
    ['whats around 450 these days', { min: 405_000, max: 495_000 }],
    ['want it under a mil', { max: 999_999 }],
    ['keep it below a million two', { max: 1_199_999 }],
    ['three hundred fifty thousand or less', { max: 350_000 }],
  ])('%s', (text, range) => {
    expect(priceRange(plainTextWithDigits(text))).toEqual(range);
  });
  test.each([
    '3 bedrooms',
    'rates under 3.5 percent',
    'under 1.5 acres',
    'under 1.5 baths',
    'over 2000 square feet',
    'built in 1926',
    '15 days on market',
    'walk score over 80',
  ])('%s does not name a price', (text) => {
    expect(priceRange(text)).toBeNull();
  });
});

describe('round hundreds of thousands', () => {
  const hundreds = fc.integer({ min: 1, max: 9 });
  test('cover the whole hundred in any wording', () => {
    const wordings = fc.constantFrom(
      (of: number) => `condos ${of}00s`,
      (of: number) => `in the mid ${of}00s`,
      (of: number) => `something in the ${of}00s`,
      (of: number) => `the ${of}00k range`,
    );
    fc.assert(
      fc.property(wordings, hundreds, (wording, of) => {
        expect(priceRange(wording(of))).toEqual({ min: of * 100_000, max: of * 100_000 + 99_999 });
      }),
    );
  });

  test('range from the lower to the upper of two', () => {
    fc.assert(
      fc.property(hundreds, hundreds, (one, other) => {
        expect(priceRange(`in the ${one}00s or ${other}00s`)).toEqual({
          min: Math.min(one, other) * 100_000,
          max: Math.max(one, other) * 100_000 + 99_999,
        });
      }),
    );
  });
});

test.each([
  ['500ish', { min: 450_000, max: 550_000 }],
  ['homes 500k-ish', { min: 450_000, max: 550_000 }],
  ['budget 500ish', { max: 500_000 }],
  ['homes for 500 or 600k', { max: 600_000 }],
  ['homes 1m to 1.5m', { min: 1_000_000, max: 1_500_000 }],
  ['homes under 3/4 million', { max: 749_999 }],
  ['under three quarters of a million', { max: 749_999 }],
  ['casas de menos de 1,5 millones', { max: 1_499_999 }],
  ["menos de 1'200,000", { max: 1_199_999 }],
])('%j has the price range %j', (text, range) => {
  expect(priceRange(plainTextWithDigits(text))).toEqual(range);
});
