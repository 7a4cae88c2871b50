import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { textWithDigits as plain, withoutNonAmounts } from './message-text.ts';
import { numbersIn } from './numbers.ts';
import { priceRange } from './price-range.ts';

test('the last version of a corrected number counts', () => {
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
    }),
  );
});

test.each([
  ['payment on 400k at 6.5, no, 6%', 'payment on 400k at 6%'],
  ['400k with 20% down, no, 10% down at 6', '400k with 10% down at 6'],
  ['20 years, no, 15 years on 400k', '15 years on 400k'],
])('%j corrects a number', (said, corrected) => expect(plain(said)).toBe(corrected));

test.each([
  ['not 10% down 20% down on 400k', '_ 20% down on 400k'],
  ['payment at 6.5% 15 years not 30', 'payment at 6.5% 15 years'],
  ['forget the 10%, 20 then', '_ 20 then'],
])('%j retracts a figure', (said, left) => expect(withoutNonAmounts(plain(said))).toBe(left));

test.each([
  'under 600 no 55 plus',
  '3 beds no 2 story',
  'under 500k or no 600k',
  'payment on 400k at 6.5 actually 15 years',
  'between 450 and no more than 500',
])('%j does not correct a number', (said) => expect(plain(said)).toBe(said));

test.each([
  'what is an fha 203(k)',
  'can I use my 401k',
  'a 1031',
  'form 2-T',
  'what is 311',
  'can I put my 401k down',
  'use a 401k down payment',
  'our kids are aged 4 and 7',
  'a 70 year old',
  'niños de edades 4, 6 y 9',
  'did I get a 1099-S',
  'my card is 4111 1111 1111 1111',
  'my SSN 123-45-6789',
  'call 704-555-0133',
])('%j does not name an amount', (message) => {
  const text = withoutNonAmounts(plainText(message));
  expect(priceRange(text)).toBeNull();
  expect(numbersIn(text)).toEqual([]);
});

test.each([
  ['it is worth 529 and i owe 210', '529'],
  ['payment on 401k at 6%', '401'],
  ['rent is 1040 a month and payment is 900', '1040'],
  ['sell at 529', '529'],
  ['my hoa is 311 a month', '311'],
])('%j names the figure %s', (message, digits) =>
  expect(numbersIn(withoutNonAmounts(plain(message)))[0]?.digits).toBe(digits),
);

test.each([
  ['homes under 401k', 401_000],
  ['budget 529', 529_000],
  ['up to $311k', 311_000],
])('%j names an amount', (message, max) => {
  const { max: read = 0 } = priceRange(withoutNonAmounts(plainText(message))) ?? {};
  expect(Math.round(read / 1_000)).toBe(max / 1_000);
});
