import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test.each([
  null,
  undefined,
  '',
  '   ',
  'call us',
  '1,400,000',
  '0x10',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
])('shows "Price Available" if there is no number: %j', (price) => {
  expect(formatPrice(price)).toBe('Price Available');
});

test.each([
  [1_000_000, '$1.00M'],
  [1_400_000, '$1.40M'],
  [1_541_000, '$1.54M'],
  [1_045_000, '$1.05M'],
  [1_275_000, '$1.28M'],
  ['12500000', '$12.50M'],
])('formats a million and more with two decimals and an M: %j', (price, short) => {
  expect(formatPrice(price)).toBe(short);
});

test.each([
  [999_999, '$999K'],
  [408_000, '$408K'],
  [408_500, '$409K'],
  ['385000.00', '$385K'],
  [' 489000 ', '$489K'],
  [0, '$0K'],
])('formats less than a million in thousands with a K: %j', (price, short) => {
  expect(formatPrice(price)).toBe(short);
});
