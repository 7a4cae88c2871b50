import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['425000', 425_000],
  ['425000.5', 425_000.5],
  ['$425,000', 425_000],
  [' $425K ', 425_000],
  ['$1.4M', 1_400_000],
  ['1.05m', 1_050_000],
])('parses a price of %j', (text, value) => {
  expect(readAmount('price', text)).toEqual({ status: 'read', value });
});

test.each(['', '  ', 'NA', 'N/A'])('treats %j as a missing figure, not as an error', (text) => {
  expect(readAmount('price', text)).toEqual({ status: 'blank' });
});

test.each(['4,25', '1e6', '-5000', '$', 'K', '5 000', '12%', '0x10', '999', '20000001', '1.2.3'])(
  'rejects %j as a price',
  (text) => {
    expect(readAmount('price', text)).toEqual({ status: 'bad' });
  },
);
