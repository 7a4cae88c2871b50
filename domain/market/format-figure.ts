import { formatPrice } from '../neighborhoods/format-price.ts';
import type { MarketMetric } from './market-series.ts';

/** A figure in the short form of axes and labels: "$425K", "28", "1,247", "$185". */
export function formatFigure(metric: MarketMetric, value: number): string {
  if (metric === 'price') return formatPrice(value);
  return formatExact(metric, value);
}

const BEFORE_THREE_DIGITS = /\B(?=(?:\d{3})+$)/g;

/**
 * A figure as tables give it: "$425,000", "28", "1,247", "$185". Without Intl, whose first use holds up a phone for a tenth
 * of a second.
 */
export function formatExact(metric: MarketMetric, value: number): string {
  const whole = String(Math.round(value)).replace(BEFORE_THREE_DIGITS, ',');
  return metric === 'price' || metric === 'ppsf' ? `$${whole}` : whole;
}
