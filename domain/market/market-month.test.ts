import { expect, test } from 'vitest';
import { addMonths, monthName, monthRange, monthsBetween, readMonth } from './market-month.ts';

test.each([
  ['2026-05-31', '2026-05'],
  ['2024-02-29', '2024-02'],
  ['May 2026', '2026-05'],
  ['Sept 2026', null],
  ['sep 2026', '2026-09'],
  ['December 2025', '2025-12'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['2026-05', null],
  ['May 1926', null],
  ['', null],
])('parses %j as %j', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test('counts months across the turn of a year', () => {
  expect(addMonths('2026-10', -35)).toBe('2023-11');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(monthsBetween('2023-11', '2026-10')).toBe(35);
  expect(monthRange('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthRange('2026-02', '2026-01')).toEqual([]);
});

test('formats a month the same in any time zone', () => {
  expect(monthName('2026-01')).toBe('January 2026');
  expect(monthName('2026-01', 'short')).toBe('Jan 2026');
});
