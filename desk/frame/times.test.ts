import { expect, test } from 'vitest';
import { fieldTime, timeOfField } from './times.ts';

test.each([
  ['2026-11-28T10:30', '2026-11-28T15:30:00.000Z'],
  ['2026-07-04T10:30', '2026-07-04T14:30:00.000Z'],
])('a field’s %s is a moment on the agent’s clock', (typed, moment) => {
  expect(timeOfField(typed)).toBe(moment);
  expect(fieldTime(moment)).toBe(typed);
});

test.each(['', '0002-11-28T10:30', '0202-11-28T10:30', '20261-11-28T10:30'])(
  '“%s” is no time yet while the year is typed',
  (typed) => {
    expect(timeOfField(typed)).toBeNull();
  },
);
