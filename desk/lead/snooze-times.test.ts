import { expect, test } from 'vitest';
import { fieldTime } from '../frame/times.ts';
import { snoozeTimes } from './snooze-times.ts';

const choicesAt = (now: string) => {
  const { hours, ...mornings } = snoozeTimes(Date.parse(now));
  const shown = Object.entries(mornings).map(([name, time]) => [name, fieldTime(time.toISOString())]);
  return { hours: hours.toISOString(), ...Object.fromEntries(shown) };
};

test('a lead can be snoozed for three hours or until 9 am of a later day', () => {
  // Tuesday in Charlotte but Wednesday in UTC.
  expect(choicesAt('2026-11-25T02:00:00.000Z')).toEqual({
    hours: '2026-11-25T05:00:00.000Z',
    tomorrow: '2026-11-25T09:00',
    monday: '2026-11-30T09:00',
    week: '2026-12-01T09:00',
  });
});

test('“tomorrow” is the next calendar day, also when daylight saving starts or ends', () => {
  // Saturday, 11:30 pm, before a day of 23 hours.
  expect(choicesAt('2027-03-14T04:30:00.000Z')).toMatchObject({
    tomorrow: '2027-03-14T09:00',
    monday: '2027-03-15T09:00',
    week: '2027-03-20T09:00',
  });
  // Sunday, 12:30 am, at the beginning of a day of 25 hours.
  expect(choicesAt('2026-11-01T04:30:00.000Z')).toMatchObject({
    tomorrow: '2026-11-02T09:00',
    monday: '2026-11-02T09:00',
    week: '2026-11-08T09:00',
  });
});
