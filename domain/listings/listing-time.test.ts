import { expect, test } from 'vitest';
import { listingTime } from './listing-time.ts';

test('a time is read in Charlotte, in summer and in winter', () => {
  expect(listingTime('2026-11-14T12:00:00.000Z')).toBe('November 14, 2026, 7:00 am');
  expect(listingTime('2026-07-04T03:59:00Z')).toBe('July 3, 2026, 11:59 pm');
});

test('what is no time stays unsaid', () => {
  expect(listingTime('')).toBe('');
  expect(listingTime('yesterday')).toBe('');
});
