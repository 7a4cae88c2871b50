import { expect, test } from 'vitest';
import { dateInCharlotte, dateInWords } from './charlotte-time.ts';

test('an evening in Charlotte keeps its date, in winter and in summer', () => {
  expect(dateInCharlotte('2026-11-15T04:59:59Z')).toBe('November 14, 2026');
  expect(dateInCharlotte('2026-11-15T05:00:00Z')).toBe('November 15, 2026');
  expect(dateInCharlotte('2026-07-04T03:59:59Z')).toBe('July 3, 2026');
});

test('a date without a time keeps its day', () => {
  expect(dateInWords('2026-11-01')).toBe('November 1, 2026');
});
