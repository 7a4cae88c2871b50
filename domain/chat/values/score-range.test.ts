import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeRange, scoreLimits, scoreRange } from './score-range.ts';

test.each([
  ['walk score over 80', { min: 81 }],
  ['a walk score of at least 80', { min: 80 }],
  ['a walk score not above 80', { max: 80 }],
  ['a score of 80 or higher', { min: 80 }],
  ['a transit score between 50 and 70', { min: 50, max: 70 }],
  ['a walk score between 90 and 70', { min: 70, max: 90 }],
  ['fewer than 15 days', { max: 14 }],
  ['on a scale of 1 to 100', null],
  ['under 600k', null],
  ['at most 15 days', { max: 15 }],
  ['under 2 weeks', { max: 13 }],
  ['transit score around 50', { min: 45, max: 55 }],
  ['walk score', null],
])('%j limits a score to %j', (plain, range) => expect(scoreRange(plain)).toEqual(range));

test.each([
  ['grew more than 5%', { min: 0.05 }],
  ['rose less than 3.5 percent', { max: 0.035 }],
  ['dropped more than 5%', { min: -1, max: -0.05 }],
  ['fell less than 5%', { min: -0.05, max: -0 }],
  ['bajaron mas de 5%', { min: -1, max: -0.05 }],
  ['more than 5 homes', null],
])('%j limits a change to %j', (plain, range) => expect(changeRange(plain)).toEqual(range));

test('each of two scores has its own limit, before or after its name', () => {
  const score = fc.integer({ min: 10, max: 98 });
  fc.assert(
    fc.property(score, score, (walk, transit) => {
      const limits = [
        { attribute: 'walk', range: { min: walk + 1 } },
        { attribute: 'transit', range: { min: transit + 1 } },
      ];
      for (const text of [
        `a walk score over ${walk} and a transit score over ${transit}`,
        `walk over ${walk} and transit score over ${transit}`,
        `over ${walk} walk score and over ${transit} transit`,
      ])
        expect([text, scoreLimits(text)]).toEqual([text, limits]);
    }),
  );
});
