import { expect, test } from 'vitest';
import { dateAndTime, fieldTime, timeOfField } from './times.ts';

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

test('what is kept for years is dated with its year', () => {
  expect(dateAndTime('2024-11-22T21:10:00.000Z')).toBe('Fri, Nov 22, 2024, 4:10 pm');
});
