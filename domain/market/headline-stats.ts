import { formatChange, latest, trendOf, yearlyChange } from './figure-change.ts';
import { formatExact } from './format-figure.ts';
import { lastDayOf } from './market-month.ts';
import { type MarketSeries, marketMetrics, type PriceMeasure } from './market-series.ts';
import type { MarketStat } from './market-stat.ts';

/**
 * The headline figures from the city's series: an imported series replaces its sample and is labeled with its own
 * measure. A series without a figure a year earlier is skipped, because every headline shows its change; so is one that is
 * older than a published figure.
 * @param stats in the order of `marketMetrics`
 * @param priceLabels the label of each price measure
 */
export function headlineStats(
  stats: MarketStat[],
  series: MarketSeries[],
  priceLabels: Record<PriceMeasure, string>,
): MarketStat[] {
  return stats.map((stat, index) => {
    const metric = marketMetrics[index];
    const own = series.find((one) => one.metric === metric);
    const now = own && latest(own.points);
    const change = own ? yearlyChange(own.points) : null;
    if (!own || !now || change === null || own.source.sample) return stat;
    const asOf = lastDayOf(now.month);
    if (!stat.source.sample && stat.source.asOf > asOf) return stat;
    return {
      label: own.metric === 'price' ? priceLabels[own.source.priceMeasure] : stat.label,
      value: formatExact(own.metric, now.value),
      change: formatChange(change),
      trend: trendOf(change),
      source: { sample: false, name: own.source.publisher, asOf },
    };
  });
}
