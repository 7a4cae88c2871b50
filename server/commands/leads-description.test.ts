import { expect, test } from 'vitest';
import { fromNow } from './leads-description.ts';

test('fromNow formats the distance to a due time', () => {
  const now = new Date('2026-11-03T12:00:00Z');
  expect(fromNow('2026-11-03T12:30:00Z', now)).toBe('in 30 min');
  expect(fromNow('2026-11-04T12:00:00Z', now)).toBe('in 24 h');
  expect(fromNow('2026-10-31T12:00:00Z', now)).toBe('3 days ago');
});
