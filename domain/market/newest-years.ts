import { addMonths } from './market-month.ts';
import type { MarketSeries } from './market-series.ts';

/** Three years, and one more for the yearly change. */
const MONTHS_SHOWN = 48;

/** A series without the months that are too old for the dashboard. */
export function newestYears(series: MarketSeries): MarketSeries {
  const last = series.points.at(-1);
  if (!last) return series;
  const earliest = addMonths(last.month, 1 - MONTHS_SHOWN);
  return { ...series, points: series.points.filter(({ month }) => month >= earliest) };
}
