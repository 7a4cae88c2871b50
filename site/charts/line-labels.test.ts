import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChartData, LineVariant } from './chart-data.ts';
import { chartScale } from './chart-scale.ts';
import { narrowDrawing } from './drawing.ts';
import { lineLabels } from './line-labels.ts';
import { sideRoom } from './side-room.ts';

const VARIANTS: LineVariant[] = ['a', 'b', 'c', 'd'];

function chartOf(newest: (number | null)[]): ChartData {
  const lines = newest.map((value, index) => ({
    name: `Area ${index}`,
    variant: VARIANTS[index] ?? 'a',
    values: [50, value],
  }));
  return {
    metric: 'price',
    title: 'T',
    unit: 'U',
    kind: 'lines',
    months: ['2026-09', '2026-10'],
    lines,
    format: String,
  };
}

test('labels of lines that end close together neither overlap nor leave the drawing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 }), (newest) => {
      const chart = chartOf(newest);
      const drawing = narrowDrawing(sideRoom(chart));
      const tops = lineLabels(chart, chartScale(chart, drawing), drawing).map(({ y }) => y);
      for (const [index, y] of tops.entries()) {
        expect(y).toBeGreaterThan(10);
        expect(y + 17).toBeLessThan(drawing.height);
        if (index > 0) expect(y - (tops[index - 1] ?? 0)).toBeGreaterThanOrEqual(49);
      }
    }),
  );
});

test('a line without a figure for the last month is labeled at its last point', () => {
  const chart = chartOf([null, 80]);
  const drawing = narrowDrawing(sideRoom(chart));
  const values = lineLabels(chart, chartScale(chart, drawing), drawing).map(({ name, value }) => [
    name,
    value,
  ]);
  expect(values).toEqual([
    ['Area 1', '80'],
    ['Area 0', '50'],
  ]);
});

test('a long name leaves the lines half of a phone’s drawing', () => {
  const chart = chartOf([80]);
  const [line] = chart.lines;
  if (!line) throw new Error('no line');
  line.name = 'Ballantyne Country Club Estates and Gardens';
  const drawing = narrowDrawing(sideRoom(chart));
  expect(drawing.plot.right - drawing.plot.left).toBeGreaterThan(drawing.width / 2);
  expect(lineLabels(chart, chartScale(chart, drawing), drawing)[0]?.name).toBe('Ballantyne Countr…');
});
