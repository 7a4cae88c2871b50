import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitAround, rangeFor } from './limit.ts';

const range = (before: string, value: number) => {
  const limit = limitAround(before, '');
  return limit && rangeFor(limit.bound, value, 1);
};

const denials = [
  'no homes',
  'not',
  'nothing',
  'i do not want homes',
  'i am not interested in a house',
  'not looking for anything',
  'do not show me anything',
  'a condo but i refuse to pay',
  'we can not go',
  'avoid homes that cost',
  'no quiero casas de',
  'no me muestres nada',
  'skip listings',
];
const above = ['over', 'above', 'more than', 'mas de', 'arriba de'];
const below = ['under', 'below', 'less than', 'menos de', 'debajo de'];

describe('a negated limit', () => {
  test('equals its opposite', () => {
    const any = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...denials), fc.constantFrom(...above), any, (denial, word, value) => {
        expect(range(`${denial} ${word} `, value)).toEqual({ max: value });
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...denials), fc.constantFrom(...below), any, (denial, word, value) => {
        expect(range(`${denial} ${word} `, value)).toEqual({ min: value });
      }),
    );
  });

  test('returns the text before the negation', () => {
    expect(limitAround('more than 2 but no more than ', '')).toEqual({
      bound: 'most',
      before: 'more than 2 but',
    });
  });
});

test.each([
  ['no over ', 'above'],
  ['no condos under ', 'below'],
  ['are there no homes under ', 'below'],
  ['why is there nothing under ', 'below'],
  ['no pool under ', 'below'],
  ['not in _ under ', 'below'],
  ['al menos ', 'least'],
])('%j is not a negated limit', (before, bound) => {
  expect(limitAround(before, '')?.bound).toBe(bound);
});
