import { expect, test } from 'vitest';
import {
  dayInCharlotte,
  isoDateInCharlotte,
  isoTimeInCharlotte,
  momentInCharlotte,
} from './charlotte-time.ts';

test('times are those of Charlotte, in winter and in summer', () => {
  expect(momentInCharlotte('2026-11-23T02:50:00.000Z')).toBe('Sunday, November 22 at 9:50 PM EST');
  expect(isoTimeInCharlotte('2026-11-03T19:05:00.000Z')).toBe('2026-11-03 14:05');
  expect(isoTimeInCharlotte('2026-07-04T03:05:00.000Z')).toBe('2026-07-03 23:05');
});

test('days are those of Charlotte', () => {
  expect(dayInCharlotte('2026-11-25T04:59:00.000Z')).toBe('Tuesday, November 24');
  expect(isoDateInCharlotte('2026-11-25T04:59:00.000Z')).toBe('2026-11-24');
});
