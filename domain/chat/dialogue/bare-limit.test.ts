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

test('a bare limit does not apply to a criterion that was not stated', () => {
  fc.assert(
    fc.property(rooms, feet, (few, many) => {
      expect(bareLimit({ text: `over ${many}` }, { bedrooms: { min: 3 } })).toBeNull();
      expect(bareLimit({ text: `at least ${few}` }, { price: { max: 500_000 } })).toBeNull();
      expect(bareLimit({ text: `over ${many} dogs` }, { squareFeet: { min: 1 } })).toBeNull();
    }),
  );
});
