import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareLimit } from './bare-limit.ts';

const rooms = fc.integer({ min: 1, max: 9 });
const feet = fc.integer({ min: 1_000, max: 9_999 });

test('a bare limit changes the criterion of a similar value', () => {
  const before = { bedrooms: { min: 3 }, squareFeet: { min: 2_000 } };
  fc.assert(
    fc.property(rooms, feet, (few, many) => {
      expect(bareLimit({ text: `at least ${few}` }, before)).toEqual({ bedrooms: { min: few } });
      expect(bareLimit({ text: `make it ${few}` }, before)).toEqual({
        bedrooms: { min: few, max: few + 0.5 },
      });
      expect(bareLimit({ text: `over ${many}` }, before)).toEqual({ squareFeet: { min: many + 1 } });
    }),
  );
});

test.each([
  ['at least 3 though', { bedrooms: { min: 3 } }],
  ['we need 2 after all', { bedrooms: { min: 2, max: 2.5 } }],
  ['bump it to 3', { bedrooms: { min: 3, max: 3.5 } }],
  ['y de 2', { bedrooms: { min: 2, max: 2.5 } }],
  ['subele a 4', { bedrooms: { min: 4, max: 4.5 } }],
  ['more like 1500', { squareFeet: { min: 1_350, max: 1_650 } }],
  ['1500 is plenty', { squareFeet: { min: 1_500 } }],
  ['smaller 1200 tops', { squareFeet: { max: 1_200 } }],
  ['we need 2 inspectors', null],
])('%j in a search by bedrooms and square feet sets %j', (text, limit) => {
  expect(bareLimit({ text }, { bedrooms: { min: 1 }, squareFeet: { min: 2_000 } })).toEqual(limit);
});

test('a bare limit does not apply to a criterion that was not stated', () => {
  fc.assert(
    fc.property(rooms, feet, (few, many) => {
      expect(bareLimit({ text: `over ${many}` }, { bedrooms: { min: 3 } })).toBeNull();
      expect(bareLimit({ text: `at least ${few}` }, { price: { max: 500_000 } })).toBeNull();
      expect(bareLimit({ text: `over ${many} dogs` }, { squareFeet: { min: 1 } })).toBeNull();
    }),
  );
});

test.each([
  ['sorry 650', { max: 600_000 }, { max: 650_000 }],
  ['make it 650 and 2 baths', { max: 600_000 }, { max: 650_000 }],
  ['what if i go to 1.1', { max: 900_000 }, { max: 1_100_000 }],
  ['mejor 550 tope', { max: 600_000 }, { max: 550_000 }],
  ['1.5 then', { min: 1_000_000 }, { min: 1_500_000 }],
  ['650 sq ft then', { max: 600_000 }, undefined],
])('%j corrects a price in hundreds of thousands or in millions', (text, price, expected) => {
  expect(bareLimit({ text }, { price })?.price).toEqual(expected);
});
