import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { withoutNumberedNames } from './numbered-names.ts';
import { numbersIn } from './numbers.ts';
import { priceRange } from './price-range.ts';

test.each([
  'what is an fha 203(k)',
  'can I use my 401k',
  'a 1031',
  'form 2-T',
  'what is 311',
  'our kids are aged 4 and 7',
  'a 70 year old',
  'niños de edades 4, 6 y 9',
  'did I get a 1099-S',
  'my card is 4111 1111 1111 1111',
  'my SSN 123-45-6789',
  'call 704-555-0133',
])('%j names no amount', (message) => {
  const text = withoutNumberedNames(plainText(message));
  expect(priceRange(text)).toBeNull();
  expect(numbersIn(text)).toEqual([]);
});

test.each([
  ['homes under 401k', 401_000],
  ['budget 529', 529_000],
  ['up to $311k', 311_000],
])('%j names one', (message, max) => {
  const { max: read = 0 } = priceRange(withoutNumberedNames(plainText(message))) ?? {};
  expect(Math.round(read / 1_000)).toBe(max / 1_000);
});
