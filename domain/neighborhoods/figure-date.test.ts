import { expect, test } from 'vitest';
import { figureDate } from './figure-date.ts';

test("the first of a month stays in that month, whatever the server's time zone", () => {
  expect(figureDate('2026-11-01')).toBe('November 2026');
});
