import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120_000],
  [' 5 ', 5_000],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['9999999', 24 * 3_600_000],
  ['Sat, 21 Nov 2099 12:00:00 GMT', 24 * 3_600_000],
  ['0', undefined],
  ['Sat, 21 Nov 2020 12:00:00 GMT', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %j means %j ms', (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait);
});
