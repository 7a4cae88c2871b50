import type { Month } from '#domain/market/market-month.ts';
import type { MarketMetric } from '#domain/market/market-series.ts';
import type { ChartData, ChartLine } from './chart-data.ts';
import { chartScale } from './chart-scale.ts';
import { type Drawing, narrowDrawing, wideDrawing } from './drawing.ts';
import { sideRoom } from './side-room.ts';

/** The positions of the months in one drawing. */
export interface ReadingFrame {
  width: number;
  height: number;
  top: number;
  bottom: number;
  /** The position of the first month, and the distance between months. */
  first: number;
  step: number;
}

/** The data a browser needs to read a chart month by month: plain data, no scales. */
export interface ChartReading {
  label: string;
  metric: MarketMetric;
  months: Month[];
  lines: ChartLine[];
  /** The values at the bottom and the top of the plot. */
  domain: [number, number];
  wide: ReadingFrame;
  narrow: ReadingFrame;
}

/** @param label the reader's accessible name */
export function chartReading(chart: ChartData, label: string): ChartReading {
  const sides = sideRoom(chart);
  const wide = wideDrawing(sides);
  return {
    label,
    metric: chart.metric,
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
