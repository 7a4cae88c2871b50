import type { AreaRegion } from './market-regions.ts';
import type { MarketMetric, MonthlyFigure, PriceMeasure } from './market-series.ts';

/** A figure of one neighborhood from a row. */
export interface AreaFigure extends MonthlyFigure {
  area: string;
  metric: MarketMetric;
}

export type RowReading =
  /** `implausible` describes each figure that was skipped, for the operator. */
  | { status: 'figures'; region: AreaRegion; figures: AreaFigure[]; implausible: string[] }
  /** Another region, property type or period: skipped. */
  | { status: 'other' }
  /** Invalid; `problem` is a short explanation for the operator. */
  | { status: 'bad'; problem: string };

/** A parser for the rows of a file, chosen by its header. */
export interface MarketLayout {
  /** The name operators know: "Redfin market tracker". */
  name: string;
  publisher: 'redfin' | 'zillow';
  priceMeasure: PriceMeasure;
  readRow: (cells: string[]) => RowReading;
}
