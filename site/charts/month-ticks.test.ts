import { expect, test } from 'vitest';
import { monthRange } from '#domain/market/market-month.ts';
import { monthTicks } from './month-ticks.ts';

const threeYears = monthRange('2023-11', '2026-10');
const labels = (width: number) => monthTicks(threeYears, width).map(({ label }) => label);

test('January is labeled with its year, and as many months are labeled as fit', () => {
  expect(labels(480).slice(0, 5)).toEqual(['2024', 'Apr', 'Jul', 'Oct', '2025']);
  expect(labels(200)).toEqual(['2024', 'Jul', '2025', 'Jul', '2026', 'Jul']);
  expect(labels(160)).toEqual(['2024', '2025', '2026']);
});

test('the labels of 25 years fit in the drawing', () => {
  const ticks = monthTicks(monthRange('2000-01', '2026-10'), 200);
  expect(ticks.length).toBeLessThanOrEqual(7);
  expect(ticks.map(({ label }) => label)).toContain('2005');
});
