import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

test('quiet hours end when they say, over midnight and over a change of clocks', () => {
  const until = (iso: string, from: number, to: number) =>
    quietUntil(new Date(iso), from, to)?.toISOString() ?? null;
  expect(until('2026-11-24T03:30:00.000Z', 21, 7)).toBe('2026-11-24T12:00:00.000Z');
  expect(until('2026-11-24T17:00:00.000Z', 21, 7)).toBeNull();
  expect(until('2026-11-24T03:30:00.000Z', 7, 7)).toBeNull();
  expect(until('2026-11-01T03:30:00.000Z', 21, 7)).toBe('2026-11-01T12:00:00.000Z');
  // On this night there is no two o'clock: at three they are over.
  for (const quiet of ['2027-03-14T02:30:00.000Z', '2027-03-14T06:30:00.000Z'])
    expect(until(quiet, 21, 2)).toBe('2027-03-14T07:00:00.000Z');
  expect(until('2027-03-14T07:30:00.000Z', 21, 2)).toBeNull();
});
