import { addMonths } from './market-month.ts';
import type { MarketSeries } from './market-series.ts';

/** Three years, and one before them to compare with. */
const MONTHS_SHOWN = 48;

/** A series without what is older than the dashboard shows. */
export function newestYears(series: MarketSeries): MarketSeries {
  const last = series.points.at(-1);
  if (!last) return series;
  const earliest = addMonths(last.month, 1 - MONTHS_SHOWN);
  return { ...series, points: series.points.filter(({ month }) => month >= earliest) };
}
