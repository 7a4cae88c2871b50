import { expect, test } from 'vitest';
import { isListed } from './listing-status.ts';

test.each([
  ['Active', null, true],
  ['Coming Soon', null, true],
  ['Withdrawn', null, false],
  ['Closed', '2026-11-24', true],
  ['Closed', '2026-10-25', true],
  ['Closed', '2026-10-24', false],
  ['Closed', null, false],
])('a home that is %s and was sold on %s is listed: %s', (status, closedOn, listed) => {
  expect(isListed({ status, closedOn }, '2026-11-24')).toBe(listed);
});
