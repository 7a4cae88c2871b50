import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { loanTermsIn } from './loan-terms.ts';
import { spokenNumbers, withDigits } from './number-words.ts';
import { priceRange } from './price-range.ts';
import { withoutCorrected } from './taken-back.ts';

const plain = (raw: string) => withoutCorrected(withDigits(plainText(spokenNumbers(raw))));

test('of a number that is corrected, what was said last counts', () => {
  const wordings = fc.constantFrom(
    (one: number, other: number) => `${one}, no, ${other}`,
    (one: number, other: number) => `${one}k, no wait, ${other}k`,
    (one: number, other: number) => `${one}k... sorry, ${other}`,
    (one: number, other: number) => `${one}k house, I mean ${other}k`,
    (one: number, other: number) => `${one}, make that ${other}`,
    (one: number, other: number) => `$${one},000, actually $${other},000`,
    (one: number, other: number) => `${one} mil, digo, ${other} mil`,
    (one: number, other: number) => `${one} mil, no, mejor ${other} mil`,
  );
  const thousands = fc.integer({ min: 300, max: 850 });
  fc.assert(
    fc.property(wordings, thousands, thousands, (wording, one, other) => {
      const said = wording(one, other);
      expect(priceRange(plain(`homes under ${said}`))).toEqual({ max: other * 1_000 - 1 });
      expect(loanTermsIn(plain(`payment on ${said} at 6.5%`))).toMatchObject({
        amount: other * 1_000,
        rate: 6.5,
      });
    }),
  );
});

test.each([
  ['payment on 400k at 6.5, no, 6%', { amount: 400_000, rate: 6 }],
  ['400k with 20% down, no, 10% down at 6', { down: { percent: 10 } }],
  ['20 years, no, 15 years on 400k at 6', { years: 15 }],
])('%j is a correction', (said, terms) => expect(loanTermsIn(plain(said))).toMatchObject(terms));

test.each([
  'under 600 no 55 plus',
  '3 beds no 2 story',
  'under 500k or no 600k',
  'payment on 400k at 6.5 actually 15 years',
  'between 450 and no more than 500',
])('%j corrects nothing', (said) => expect(plain(said)).toBe(said));
