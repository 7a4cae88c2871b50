import { expect, test } from 'vitest';
import { CHARLOTTE_TIME_ZONE } from '../agent/charlotte-time.ts';
import { listingHours, listingTime, startOfDay } from './listing-time.ts';

test("a time is shown in Charlotte's time zone, in summer and in winter", () => {
  expect(listingTime('2026-11-14T12:00:00.000Z')).toBe('November 14, 2026, 7:00 am');
  expect(listingTime('2026-07-04T03:59:00Z')).toBe('July 3, 2026, 11:59 pm');
});

test('every half hour of ten years matches what Intl shows for Charlotte', () => {
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

test.each([
  ['2026-11-28T18:00:00Z', '2026-11-28T20:00:00Z', 'Saturday, November 28, 1:00 to 3:00 pm'],
  ['2026-07-04T15:30:00Z', '2026-07-04T17:00:00Z', 'Saturday, July 4, 11:30 am to 1:00 pm'],
  [
    '2026-11-29T01:00:00Z',
    '2026-11-29T15:00:00Z',
    'Saturday, November 28, 8:00 pm, to Sunday, November 29, 10:00 am',
  ],
])('hours from %s to %s are shown in Charlotte time', (from, to, told) => {
  expect(listingHours({ from, to })).toBe(told);
});

test('a day starts at midnight in Charlotte, also when the clocks change', () => {
  const days = ['2026-11-24', '2026-07-04', '2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'];
  expect(days.map((day) => listingTime(new Date(startOfDay(day)).toISOString()))).toEqual([
    'November 24, 2026, 12:00 am',
    'July 4, 2026, 12:00 am',
    'March 8, 2026, 12:00 am',
    'March 9, 2026, 12:00 am',
    'November 1, 2026, 12:00 am',
    'November 2, 2026, 12:00 am',
  ]);
});

test('an invalid time is not shown', () => {
  expect(listingTime('')).toBe('');
  expect(listingTime('yesterday')).toBe('');
});
