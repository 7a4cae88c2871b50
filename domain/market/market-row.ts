import type { AreaRegion } from './market-regions.ts';
import type { MarketMetric, MonthlyFigure, PriceMeasure } from './market-series.ts';

/** One figure that a row gives for one of our areas. */
export interface AreaFigure extends MonthlyFigure {
  area: string;
  metric: MarketMetric;
}

export type RowReading =
  /** `odd` tells of each figure that is left out because it cannot be, in a few words for the operator. */
  | { status: 'figures'; region: AreaRegion; figures: AreaFigure[]; odd: string[] }
  /** Of another region, property type or period: none of ours. */
  | { status: 'other' }
  /** Of ours and wrong; `problem` says what. */
  | { status: 'bad'; problem: string };

/** A way to read a file's rows, found by its header. */
export interface MarketLayout {
  /** As the operator knows it: "Redfin market tracker". */
  name: string;
  publisher: 'redfin' | 'zillow';
  priceMeasure: PriceMeasure;
  readRow: (cells: string[]) => RowReading;
}
