import type { MarketMetric } from '#domain/market/market-series.ts';

/** What the market's figures are called where each is told as old and new. */
export const metricNames: Record<MarketMetric, string> = {
  price: 'home price',
  days: 'days on market',
  inventory: 'homes for sale',
  ppsf: 'price per square foot',
};
