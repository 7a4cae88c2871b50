import { expect, test } from 'vitest';
import { CHARLOTTE_TIME_ZONE } from '../agent/charlotte-time.ts';
import { listingTime } from './listing-time.ts';

test('a time is read in Charlotte, in summer and in winter', () => {
  expect(listingTime('2026-11-14T12:00:00.000Z')).toBe('November 14, 2026, 7:00 am');
  expect(listingTime('2026-07-04T03:59:00Z')).toBe('July 3, 2026, 11:59 pm');
});

test('every half hour of ten years is the one on the clocks of Charlotte', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: CHARLOTTE_TIME_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const differing = [];
  for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2030, 0, 1); time += 1_800_000) {
    const onTheClock = clock.format(time).replace(' at', ',').replace(/\s/g, ' ').toLowerCase();
    if (listingTime(new Date(time).toISOString()).toLowerCase() !== onTheClock) differing.push(onTheClock);
  }
  expect(differing).toEqual([]);
});

test('what is no time stays unsaid', () => {
  expect(listingTime('')).toBe('');
  expect(listingTime('yesterday')).toBe('');
});
