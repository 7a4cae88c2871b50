import { type HotMarket, hotMarkets } from '#content/market.ts';
import { latest, yearlyChange } from '#domain/market/figure-change.ts';
import { lastDayOf } from '#domain/market/market-month.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import type { FigureSource, Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** A Hot Market with the figures of its records. */
export interface HotMarketFigures {
  area: Neighborhood;
  name: string;
  /** Price growth over a year, 0.091 for 9.1 %; null if unknown. */
  growth: number | null;
  /** The source of the price, and of the growth if it differs. */
  sources: FigureSource[];
}

/** @param prices price series, including those of the hot markets */
export function hotMarketFigures(areas: Neighborhood[], prices: MarketSeries[]): HotMarketFigures[] {
  return hotMarkets.flatMap(({ slug, name }: HotMarket) => {
    const area = areas.find((one) => one.slug === slug);
    if (!area) return [];
    const yearlyGrowth = growthOf(
      prices.find((one) => one.area === slug),
      area,
    );
    return {
      area,
      name: name && area.alsoCalled.includes(name) ? name : area.name,
      growth: yearlyGrowth?.growth ?? null,
      sources: [area.source, ...(yearlyGrowth?.source ?? [])],
    };
  });
}

/** Sample growth is never shown beside a published price, because readers could not tell which is made up. */
function growthOf(series: MarketSeries | undefined, area: Neighborhood) {
  const now = series && latest(series.points);
  const growth = series ? yearlyChange(series.points) : null;
  if (!series || !now || growth === null) return null;
  const { sample, publisher } = series.source;
  if (sample) return area.source.sample ? { growth, source: [] } : null;
  return { growth, source: [{ sample: false, name: publisher, asOf: lastDayOf(now.month) }] };
}
