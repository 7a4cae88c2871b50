import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homeLimits } from './home-limits.ts';
import { plainTextWithDigits } from './number-words.ts';
import { numbersIn } from './numbers.ts';
import { priceRange } from './price-range.ts';
import { unusedNumbers } from './unused-numbers.ts';

test.each([
  ['homes under 600k', ['price']],
  ['2 or 3 bedrooms under 600', ['bedrooms', 'bedrooms', 'price']],
  ['between 500 and 600 sq ft', ['squareFeet', 'squareFeet']],
  ['between 2000 and 2500 sq ft', ['squareFeet', 'squareFeet']],
  ['between 400 and 500k', ['price', 'price']],
  ['between 4 and 5 hundred thousand', ['price', 'price']],
  ['under 1.200.000', ['price']],
  ['a 5,000 sq ft lot', ['squareFeetOfLand']],
  ['a lot of at least 5000 sq ft', ['squareFeetOfLand']],
  ['a 600 sq ft garage', ['squareFeetOfPart']],
  ['a garage of at least 600 sq ft', ['squareFeetOfPart']],
  ['with a pool over 2000 sq ft', ['squareFeet']],
  ['a 2000 square foot basement', ['squareFeetOfPart']],
  ['a lot of space, 2000 sq ft', ['squareFeet']],
  ['homes on I-485', ['name']],
  ['off Highway 51', ['name']],
  ['room for a Ford F-150', ['name']],
  ['unit 512', ['name']],
  ['homes at 123 Main St', ['other']],
  ['in 28203', ['zip']],
  ['28203 or 28205', ['zip', 'zip']],
  ['in Charlotte NC 28277', ['zip']],
  ['under 3000 a month', ['periodicDollars']],
  ['hoa under $300', ['otherDollars']],
  ['homes from the 1990s', ['calendarYear']],
  ['20% down at 6.5 percent', ['percent', 'percent']],
  ['for 30 years', ['years']],
  ['300 homes', ['other']],
  ['a walk score of 100', ['score']],
])('%j contains numbers of the kinds %j', (raw, of) =>
  expect(numbersIn(plainTextWithDigits(raw)).map((number) => number.kind)).toEqual(of),
);

test.each([
  'NoDa 500',
  'homes 600',
  '3 beds 600 please',
  'condos under 700 with a yard',
  'under 600 asap',
  'budget of 650, two baths',
  'max 500 house',
  'casas de 400 en NoDa',
  'under 600 townhomes',
  'what if the house is 450 instead',
])('%j names a price in thousands', (raw) => expect(priceRange(plainTextWithDigits(raw))).not.toBeNull());

const oneOf = (words: string) => fc.constantFrom(...words.split(', '));
const opening = oneOf('homes with a, a place with, room for a, near the, casas con');
/** Nouns after numbers that are not prices. */
const thing = oneOf(
  'volt outlet, amp service, watt bulb, gallon tank, loop, main street, yard walk, unit building, voltios, ft deck, mile trail, horsepower mower, year old oak, sq ft shed',
);
const home = oneOf(
  'home, house, houses, homes, listings, condo, condos, town house, bedroom house, casas, acre lot',
);

describe('any number', () => {
  test('is not a price before a noun other than a home', () => {
    fc.assert(
      fc.property(opening, fc.integer({ min: 1, max: 999 }), thing, (words, count, noun) => {
        expect(priceRange(plainTextWithDigits(`${words} ${count} ${noun}`))).toBeNull();
      }),
    );
  });

  test('with a dollar sign or a unit is a price before any home', () => {
    const amount = fc.integer({ min: 50, max: 999 });
    fc.assert(
      fc.property(amount, fc.boolean(), home, (thousands, isShort, noun) => {
        const said = isShort ? `${thousands}k` : `$${thousands},000`;
        expect(priceRange(plainTextWithDigits(`under ${said} ${noun} in NoDa`))).toEqual({
          max: thousands * 1_000 - 1,
        });
      }),
    );
  });

  test('has only one kind', () => {
    const counted = oneOf('bedrooms, baths, sq ft, acres');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_100 }), counted, (count, noun) => {
        const text = plainTextWithDigits(`homes under ${count} ${noun}`);
        expect(priceRange(text)).toBeNull();
        expect(Object.keys(homeLimits(text))).toHaveLength(1);
      }),
    );
  });
});

test.each([
  ['homes under 3000 a month', ['3000 a month']],
  ['condo with hoa under 300', ['hoa under 300']],
  ['homes in 2040', ['2040']],
  ['homes, somewhere under 1.5', []],
  ['in the low 400s', []],
  ['homes on Highway 51', ['highway 51']],
  ['homes on I-485', ['i 485']],
  ['homes with a 600 sq ft garage', ['600 sq ft garage']],
  ['homes with a 240 volt outlet', ['240 volt']],
  ['condos with 10 foot ceilings', ['10 foot']],
  ['a condo on the 19th floor', ['19th floor']],
  ['homes on 7th street', ['7th street']],
  ['show me apt 3B', ['apartment 3b']],
  ['homes with no more than 2 stories', ['2 stories']],
  ['homes with 2 stories', []],
  ['3 bedrooms under 600k in NoDa, built after 1990, on half an acre', []],
  ['we make 90k a year, homes for 2 people within 3 months', []],
])('%j contains the unused numbers %j', (raw, said) =>
  expect(unusedNumbers(numbersIn(plainTextWithDigits(raw)), raw.includes('built'))).toEqual(said),
);

test('a limit on a counted noun does not limit the price', () => {
  const counted = oneOf('amps, volts, lbs, gallons, amp panel, volt outlets, degrees, watts');
  const limit = oneOf('under, below, max, up to, over, no more than');
  fc.assert(
    fc.property(limit, fc.integer({ min: 100, max: 999 }), counted, (words, count, noun) => {
      expect(priceRange(plainTextWithDigits(`a house ${words} ${count} ${noun}`))).toBeNull();
    }),
  );
});

test('scores, phone numbers, times and roads are not prices', () => {
  const wordings = fc.constantFrom(
    (of: number) => `my credit is ${of}`,
    (of: number) => `fico around ${of}`,
    (of: number) => `a ${of} credit score`,
    (of: number) => `at 4:${String(of).slice(1)}`,
  );
  fc.assert(
    fc.property(wordings, fc.integer({ min: 500, max: 850 }), (wording, of) => {
      expect(priceRange(plainTextWithDigits(wording(of)))).toBeNull();
    }),
  );
  expect(priceRange(plainTextWithDigits('homes near 485'))).toBeNull();
});
