import type { Month } from './market-month.ts';

/** What the dashboard follows over time. Money in US dollars, `days` in days, `inventory` in homes for sale. */
export const marketMetrics = ['price', 'days', 'inventory', 'ppsf'] as const;

export type MarketMetric = (typeof marketMetrics)[number];

/** The area that is the whole city; every other area is a neighborhood's slug. */
export const CITY = 'charlotte';

/** What a source calls a price: ZHVI is a typical home value and must never be shown as a sale price. */
export type PriceMeasure = 'average-price' | 'median-price' | 'typical-value';

export interface MonthlyFigure {
  month: Month;
  value: number;
}

/** Where a series comes from. Nothing is shown without it. */
export interface MarketSource {
  publisher: string;
  priceMeasure: PriceMeasure;
  /** First and last month of what was read, this area or others. */
  from: Month;
  to: Month;
  /** The publisher's terms or credit line, shown as it stands. '' for samples. */
  license: string;
  /** ISO 8601 time; null for samples. */
  importedAt: string | null;
  /** Made up by us. */
  sample: boolean;
}

/** One metric of one area, oldest month first; a month without a figure is left out. */
export interface MarketSeries {
  /** A neighborhood's slug, or CITY. */
  area: string;
  metric: MarketMetric;
  points: MonthlyFigure[];
  source: MarketSource;
}
