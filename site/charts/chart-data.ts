import type { Month } from '#domain/market/market-month.ts';

/** How a line is drawn: `now` is the one a single chart is about, `a` to `d` are compared, `before` is a year ago. */
export type LineVariant = 'now' | 'before' | 'a' | 'b' | 'c' | 'd';

export interface ChartLine {
  name: string;
  variant: LineVariant;
  /** One for each month of the chart; null where there is no figure. */
  values: (number | null)[];
}

/** Everything a chart shows, in plain data: the server draws it, the table and the reader say the same. */
export interface ChartData {
  /** Unique on its page. */
  id: string;
  title: string;
  /** What the numbers count: "US dollars". */
  unit: string;
  kind: 'lines' | 'bars';
  months: Month[];
  lines: ChartLine[];
  /** The short form of a value, for axes and labels. */
  format: (value: number) => string;
}
