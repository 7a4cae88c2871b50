import { grouped } from '../figures/grouped.ts';
import { formatPrice, shortPriceStep } from '../neighborhoods/format-price.ts';
import type { MarketMetric } from './market-series.ts';

/** A figure in the short format of axes and labels: "$425K", "28", "1,247", "$185". */
export function formatFigure(metric: MarketMetric, value: number): string {
  if (metric === 'price') return formatPrice(value);
  return formatExact(metric, value);
}

/** The difference between two neighboring figures in short format: $1,000 for "$425K", otherwise 1. */
export function shortFigureStep(metric: MarketMetric, value: number): number {
  return metric === 'price' ? shortPriceStep(value) : 1;
}

/** A figure in the format of tables: "$425,000", "28", "1,247", "$185". */
export function formatExact(metric: MarketMetric, value: number): string {
  const whole = grouped(Math.round(value));
  return metric === 'price' || metric === 'ppsf' ? `$${whole}` : whole;
}
