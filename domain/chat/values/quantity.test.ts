import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { homeLimits } from './home-limits.ts';
import { spokenNumbers, withDigits } from './number-words.ts';

const plain = (raw: string) => withDigits(plainText(spokenNumbers(raw)));
const NAMES = { bedrooms: 'bedrooms', bathrooms: 'baths', squareFeet: 'sq ft', lotSize: 'acres' } as const;
const named = fc.constantFrom(...(Object.keys(NAMES) as (keyof typeof NAMES)[]));
const count = fc.integer({ min: 2, max: 9 });

describe('two numbers of one kind', () => {
  test('are both ends, in any order and with the noun once or twice', () => {
    fc.assert(
      fc.property(named, count, count, (name, one, other) => {
        const noun = NAMES[name];
        const range = { [name]: { min: Math.min(one, other), max: Math.max(one, other) } };
        for (const said of [
          `${one} to ${other} ${noun}`,
          `${one}-${other} ${noun}`,
          `${one} or ${other} ${noun}`,
          `between ${one} and ${other} ${noun}`,
          `between ${one} ${noun} and ${other} ${noun}`,
        ])
          expect([said, homeLimits(plain(said))]).toEqual([said, range]);
      }),
    );
  });

  test('limit it from both sides', () => {
    fc.assert(
      fc.property(named, count, (name, least) => {
        const noun = NAMES[name];
        const range = { [name]: { min: least, max: least + 2 } };
        for (const said of [
          `at least ${least} ${noun} but no more than ${least + 2}`,
          `at least ${least} but no more than ${least + 2} ${noun}`,
        ])
          expect([said, homeLimits(plain(said))]).toEqual([said, range]);
      }),
    );
  });

  test('a limit that is a price limits no rooms', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 100, max: 999 }), (least, price) => {
        expect(homeLimits(plain(`at least ${least} bedrooms and up to ${price}`))).toEqual({
          bedrooms: { min: least },
        });
      }),
    );
  });
});

test.each([
  ['4 beds+ 3 baths+', { bedrooms: { min: 4 }, bathrooms: { min: 3 } }],
  ['between half an acre and 1 acre', { lotSize: { min: 0.5, max: 1 } }],
  ['between 1/4 and 1/2 acre', { lotSize: { min: 0.25, max: 0.5 } }],
  ['at least two thousand square feet', { squareFeet: { min: 2_000 } }],
])('%j', (raw, limits) => {
  expect(homeLimits(plain(raw))).toEqual(limits);
});
