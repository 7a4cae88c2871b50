import { expect, test } from 'vitest';
import { parseSince } from './since.ts';

test('a date means midnight in Charlotte, also when the clocks change', () => {
  expect(parseSince('2026-11-03')).toBe('2026-11-03T05:00:00.000Z');
  expect(parseSince('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
  expect(parseSince('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
  expect(parseSince('2026-07-04')).toBe('2026-07-04T04:00:00.000Z');
});

test('a time without an offset is in Charlotte’s time zone, wherever it is typed', () => {
  expect(parseSince('2026-11-03T10:00')).toBe('2026-11-03T15:00:00.000Z');
  expect(parseSince('2026-07-04T10:00:30')).toBe('2026-07-04T14:00:30.000Z');
});

test('a time with an offset is used as it is', () => {
  expect(parseSince('2026-11-03T14:00:00-05:00')).toBe('2026-11-03T19:00:00.000Z');
});

test.each([
  'yesterday',
  '2026-02-31',
  '2026-13-01',
  '11/03/2026',
  '2026',
  '2026-02-31T10:00',
  '2026-11-03T25:00',
  '',
])('%j is not a date', (text) => {
  expect(parseSince(text)).toBeNull();
});
