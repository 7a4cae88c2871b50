import { scaleLinear, scalePoint } from 'd3-scale';
import type { ChartData } from './chart-data.ts';
import type { Drawing } from './drawing.ts';

/** Maps data to positions in one drawing. */
export interface ChartScale {
  /** The center of a month's slot, by its index. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** The values at the bottom and the top of the plot. */
  domain: [number, number];
  /** Round values for the grid lines. */
  ticks: number[];
  /** The width of a month's slot. */
  step: number;
}

const TICKS = 5;

/** Bars start at zero; lines fill the plot, so that a change of a few percent is visible. */
export function chartScale({ kind, lines, months }: ChartData, { plot }: Drawing): ChartScale {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
  // A flat series would have a height of zero.
  const room = high > low ? 0 : Math.max(1, high * 0.05);
  const vertical = scaleLinear()
    .domain([kind === 'bars' ? 0 : Math.max(0, low - room), high + room])
    .nice(TICKS)
    .range([plot.bottom, plot.top]);
  const horizontal = scalePoint<number>()
    .domain(months.map((_, index) => index))
    .range([plot.left, plot.right])
    .padding(kind === 'bars' ? 0.5 : 0);
  const [bottom = 0, top = 1] = vertical.domain();
  return {
    x: (index) => horizontal(index) ?? plot.left,
    y: vertical,
    domain: [bottom, top],
    // Values are shown as whole numbers: two grid lines within one of them would have the same label.
    ticks: vertical.ticks(TICKS).filter(Number.isInteger),
    step: horizontal.step(),
  };
}
