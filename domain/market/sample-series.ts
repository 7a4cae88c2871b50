import { textHash } from '../text-hash.ts';
import type { Month } from './market-month.ts';
import { addMonths, calendarMonth, monthRange, monthsBetween } from './market-month.ts';
import type { MarketMetric, MonthlyFigure } from './market-series.ts';

/** How many months the shipped sample covers. */
export const SAMPLE_MONTHS = 36;

/** The constraints of a generated series: its newest value, and its growth over the past year (0.085 for 8.5 %). */
export interface SampleAnchor {
  value: number;
  yearlyChange: number;
}

/**
 * Generates a plausible series that ends exactly at its anchor and is exactly `yearlyChange` above the same month a year
 * earlier. Deterministic: the same input gives the same series.
 * @param seed any text: areas with the same anchor get different series
 * @param last the newest month
 */
export function sampleSeries(
  metric: MarketMetric,
  seed: string,
  anchor: SampleAnchor,
  last: Month,
): MonthlyFigure[] {
  const seasonAtEnd = season(metric, last);
  return monthRange(addMonths(last, 1 - SAMPLE_MONTHS), last).map((month) => {
    const monthsAgo = monthsBetween(month, last);
    const trend = anchor.value / (1 + anchor.yearlyChange) ** (monthsAgo / 12);
    const seasonal = season(metric, month) / seasonAtEnd;
    // Anniversaries have no noise, so that the yearly change is exact.
    const noise = monthsAgo % 12 === 0 ? 1 : 1 + NOISE[metric] * random(`${seed}/${metric}/${month}`);
    return { month, value: roundTo(ROUND_TO[metric], trend * seasonal * noise) };
  });
}

/** The maximum noise of a single month, as a fraction. */
const NOISE: Record<MarketMetric, number> = { price: 0.006, days: 0.04, inventory: 0.025, ppsf: 0.006 };

/** Days keep hundredths: only 31.82 days a year ago make 28 days "-12%". */
const ROUND_TO: Record<MarketMetric, number> = { price: 100, days: 0.01, inventory: 1, ppsf: 0.01 };

/** Prices are high and sales quick in spring and early summer; winter is slow. Peak month, and swing as a fraction. */
const SEASONS: Record<MarketMetric, { peak: number; swing: number }> = {
  price: { peak: 6.5, swing: 0.016 },
  days: { peak: 1, swing: 0.2 },
  inventory: { peak: 8, swing: 0.11 },
  ppsf: { peak: 6.5, swing: 0.013 },
};

function season(metric: MarketMetric, month: Month): number {
  const { peak, swing } = SEASONS[metric];
  return 1 + swing * Math.cos(((calendarMonth(month) - peak) / 12) * 2 * Math.PI);
}

/** From -1 to 1. */
const random = (text: string) => (textHash(text) / 0xffffffff) * 2 - 1;

function roundTo(step: number, value: number): number {
  return Number((Math.round(value / step) * step).toFixed(2));
}
