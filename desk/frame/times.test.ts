import { expect, test } from 'vitest';
import { dateAndTime, fieldTime, parseFieldTime } from './times.ts';

test.each([
  ['2026-11-28T10:30', '2026-11-28T15:30:00.000Z'],
  ['2026-07-04T10:30', '2026-07-04T14:30:00.000Z'],
])('the field value %s is read in the agent’s time zone', (typed, moment) => {
  expect(parseFieldTime(typed)).toBe(moment);
  expect(fieldTime(moment)).toBe(typed);
});

test.each([
  ['the hour that daylight saving skips', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['the minute after it', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
  ['the hour that comes twice', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('a field value in %s is never read as an earlier time', (_, typed, moment) => {
  expect(parseFieldTime(typed)).toBe(moment);
});

test.each(['', '0002-11-28T10:30', '0202-11-28T10:30', '20261-11-28T10:30'])(
  '“%s”, with an empty or incomplete year, is not a valid time',
  (typed) => {
    expect(parseFieldTime(typed)).toBeNull();
  },
);

test('dateAndTime includes the year', () => {
  expect(dateAndTime('2024-11-22T21:10:00.000Z')).toBe('Fri, Nov 22, 2024, 4:10 pm');
});
