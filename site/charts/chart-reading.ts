import type { Month } from '#domain/market/market-month.ts';
import type { MarketMetric } from '#domain/market/market-series.ts';
import type { ChartData, ChartLine } from './chart-data.ts';
import { chartScale } from './chart-scale.ts';
import { type Drawing, narrowDrawing, wideDrawing } from './drawing.ts';
import { sideRoom } from './side-room.ts';

/** Where the months stand in one drawing. */
export interface ReadingFrame {
  width: number;
  height: number;
  top: number;
  bottom: number;
  /** The first month's place, and from one month to the next. */
  first: number;
  step: number;
}

/** What the browser needs to read a drawn chart month by month: plain data, no scales. */
export interface ChartReading {
  label: string;
  metric: MarketMetric;
  months: Month[];
  lines: ChartLine[];
  /** The values at the plot's bottom and top. */
  domain: [number, number];
  wide: ReadingFrame;
  narrow: ReadingFrame;
}

/** @param label the reader's accessible name */
export function chartReading(chart: ChartData, metric: MarketMetric, label: string): ChartReading {
  const sides = sideRoom(chart);
  const wide = wideDrawing(sides);
  return {
    label,
    metric,
    months: chart.months,
    lines: chart.lines,
    domain: chartScale(chart, wide).domain,
    wide: frameOf(chart, wide),
    narrow: frameOf(chart, narrowDrawing(sides)),
  };
}

function frameOf(chart: ChartData, drawing: Drawing): ReadingFrame {
  const { x, step } = chartScale(chart, drawing);
  const { width, height, plot } = drawing;
  return { width, height, top: plot.top, bottom: plot.bottom, first: x(0), step };
}
