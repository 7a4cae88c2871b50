import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([
  0, 7, 100, 999, 1_000, 12_345, 999_999, 1_290_000, 1_234_567_890, -1_247, 0.5, 1_234.5, 1_234.56789,
  4_321.1234,
])('%d is formatted as Intl formats it', (value) => {
  expect(grouped(value)).toBe(value.toLocaleString('en-US'));
});
