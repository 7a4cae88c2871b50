import { expect, test } from 'vitest';
import { formatFigure } from '#domain/market/format-figure.ts';
import { chartScale } from './chart-scale.ts';
import { wideDrawing } from './drawing.ts';

/** The grid lines of a chart of prices: their labels, from bottom to top. */
function labelsOf(...prices: number[]): string {
  const format = (price: number) => formatFigure('price', price);
  const { ticks } = chartScale(
    {
      metric: 'price',
      title: 'T',
      unit: 'U',
      kind: 'lines',
      months: ['2026-08', '2026-09', '2026-10'],
      lines: [{ name: 'NoDa', variant: 'now', values: prices }],
      format,
    },
    wideDrawing({ left: 50, right: 90 }),
  );
  return ticks.map(format).join(' ');
}

test.each([
  ['$489K $490K $491K', 489_000, 490_000, 491_000],
  ['$431K $432K', 431_000, 431_500, 432_200],
  ['$1.54M $1.55M', 1_541_000, 1_545_000, 1_552_000],
  ['$1.45M $1.50M $1.55M $1.60M $1.65M', 1_541_000, 1_543_000, 1_545_000],
  ['$980K $990K $1.00M $1.01M $1.02M', 980_000, 990_000, 1_020_000],
])('the grid lines %s are at the values of their labels', (labels, ...prices) => {
  expect(labelsOf(...prices)).toBe(labels);
});
