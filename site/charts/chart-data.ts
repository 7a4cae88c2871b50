import type { Month } from '#domain/market/market-month.ts';
import type { MarketMetric } from '#domain/market/market-series.ts';

/** The style of a line: `now` for a single area, `a` to `d` for compared areas, `before` for the previous year. */
export type LineVariant = 'now' | 'before' | 'a' | 'b' | 'c' | 'd';

export interface ChartLine {
  name: string;
  variant: LineVariant;
  /** One per month of the chart; null if there is no figure. */
  values: (number | null)[];
}

/** A chart as plain data, shared by the server's drawing, the table and the interactive reader. */
export interface ChartData {
  /** A page has one chart of each metric. */
  metric: MarketMetric;
  title: string;
  /** The unit of the values: "US dollars". */
  unit: string;
  kind: 'lines' | 'bars';
  months: Month[];
  lines: ChartLine[];
  /** The short format of a value, for axes and labels. */
  format: (value: number) => string;
}
