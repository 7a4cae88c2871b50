import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

test('quiet hours end at the configured hour, across midnight and daylight saving changes', () => {
  const until = (iso: string, from: number, to: number) =>
    quietUntil(new Date(iso), from, to)?.toISOString() ?? null;
  expect(until('2026-11-24T03:30:00.000Z', 21, 7)).toBe('2026-11-24T12:00:00.000Z');
  expect(until('2026-11-24T17:00:00.000Z', 21, 7)).toBeNull();
  expect(until('2026-11-24T03:30:00.000Z', 7, 7)).toBeNull();
  expect(until('2026-11-01T03:30:00.000Z', 21, 7)).toBe('2026-11-01T12:00:00.000Z');
  // The hour from 2 to 3 AM does not exist on this night, so quiet hours end at 3 AM.
  for (const quiet of ['2027-03-14T02:30:00.000Z', '2027-03-14T06:30:00.000Z'])
    expect(until(quiet, 21, 2)).toBe('2027-03-14T07:00:00.000Z');
  expect(until('2027-03-14T07:30:00.000Z', 21, 2)).toBeNull();
});
