import { scaleLinear, scalePoint } from 'd3-scale';
import { shortFigureStep } from '#domain/market/format-figure.ts';
import type { ChartData } from './chart-data.ts';
import type { Drawing } from './drawing.ts';

/** Maps data to positions in one drawing. */
export interface ChartScale {
  /** The center of a month's slot, by its index. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** The values at the bottom and the top of the plot. */
  domain: [number, number];
  /** Values for the grid lines, as round as their labels. */
  ticks: number[];
  /** The width of a month's slot. */
  step: number;
}

const TICKS = 5;

/** Bars start at zero; lines fill the plot, so that a change of a few percent is visible. */
export function chartScale({ metric, kind, lines, months }: ChartData, { plot }: Drawing): ChartScale {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
  // A flat series would have a height of zero, and one within two neighboring labels perhaps no grid line.
  const room = high - low >= shortFigureStep(metric, high) ? 0 : Math.max(1, high * 0.05);
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
    // Labels are rounded: a grid line between two of them would have a neighbor's label.
    ticks: vertical.ticks(TICKS).filter((tick) => tick % shortFigureStep(metric, tick) === 0),
    step: horizontal.step(),
  };
}
