import * as v from 'valibot';
import { line, moment } from '../record-fields.ts';
import { isMonth, type Month } from './market-month.ts';

/**
 * The metrics that the dashboard tracks over time. Money in US dollars, `days` in days, `inventory` in homes for sale.
 */
export const marketMetrics = ['price', 'days', 'inventory', 'ppsf'] as const;

export type MarketMetric = (typeof marketMetrics)[number];

/** Stands for the whole city; every other area is a neighborhood's slug. */
export const CITY = 'charlotte';

const month = v.custom<Month>((value) => typeof value === 'string' && isMonth(value));

const monthlyFigureSchema = v.object({ month, value: v.pipe(v.number(), v.minValue(0)) });

export type MonthlyFigure = v.InferOutput<typeof monthlyFigureSchema>;

/** The source of a series. No series is shown without it. */
const marketSourceSchema = v.object({
  publisher: line,
  /** What the source means by price: ZHVI is a typical home value and must never be shown as a sale price. */
  priceMeasure: v.picklist(['average-price', 'median-price', 'typical-value']),
  /** First and last month of the imported file, for all areas. */
  from: month,
  to: month,
  /** The publisher's terms or credit line, shown verbatim. '' for samples. */
  license: v.string(),
  /** null for samples. */
  importedAt: v.nullable(moment),
  /** Fictional figures made up for this site. */
  sample: v.boolean(),
});

export type MarketSource = v.InferOutput<typeof marketSourceSchema>;

export type PriceMeasure = MarketSource['priceMeasure'];

/** One metric of one area, oldest month first; months without a figure are omitted. */
export const marketSeriesSchema = v.object({
  /** A neighborhood's slug, or CITY. */
  area: line,
  metric: v.picklist(marketMetrics),
  points: v.pipe(v.array(monthlyFigureSchema), v.check(isAscending, 'Months must be in order, each once')),
  source: marketSourceSchema,
});

export type MarketSeries = v.InferOutput<typeof marketSeriesSchema>;

function isAscending(points: MonthlyFigure[]): boolean {
  return points.every(({ month }, index) => index === 0 || (points[index - 1]?.month ?? '') < month);
}
