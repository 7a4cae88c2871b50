import type { MarketMetric } from './market-series.ts';

/** The result of parsing a publisher's figure. */
export type Amount =
  | { status: 'read'; value: number }
  /** The publisher has no figure for this month. */
  | { status: 'blank' }
  | { status: 'bad' };

/**
 * Parses "425000", "425000.5", "$425,000", "$425K", "$1.4M" or "1,247"; '' and "NA" are blank. A number outside the
 * metric's plausible range is bad: a wrong column is likelier than a home for 3 dollars.
 */
export function readAmount(metric: MarketMetric, text: string): Amount {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'NA' || trimmed === 'N/A') return { status: 'blank' };
  const parts = AMOUNT.exec(trimmed);
  if (!parts) return { status: 'bad' };
  const [, whole = '', decimals = '', suffix = ''] = parts;
  const value = Number(whole.replaceAll(',', '') + decimals) * (FACTORS[suffix.toUpperCase()] ?? 1);
  const [least, most] = PLAUSIBLE[metric];
  return value >= least && value <= most ? { status: 'read', value } : { status: 'bad' };
}

const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,15})?([KkMm]?)$/;

const FACTORS: Record<string, number> = { K: 1_000, M: 1_000_000 };

/** In the metric's unit. */
const PLAUSIBLE: Record<MarketMetric, [least: number, most: number]> = {
  price: [1_000, 20_000_000],
  days: [0, 5_000],
  inventory: [0, 10_000_000],
  ppsf: [1, 20_000],
};
