import { type HotMarket, hotMarkets } from '#content/market.ts';
import { latest, yearlyChange } from '#domain/market/figure-change.ts';
import { lastDayOf } from '#domain/market/market-month.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import type { FigureSource, Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** An area of the third tab with what its records state. */
export interface HotMarketFigures {
  area: Neighborhood;
  name: string;
  /** Of the price over a year, 0.091 for 9.1 %; null where it is not known. */
  growth: number | null;
  /** Of the price, and of the growth where another source states it. */
  sources: FigureSource[];
}

/** @param prices series of prices, among them those of the areas that have one */
export function hotMarketFigures(areas: Neighborhood[], prices: MarketSeries[]): HotMarketFigures[] {
  return hotMarkets.flatMap(({ slug, name }: HotMarket) => {
    const area = areas.find((one) => one.slug === slug);
    if (!area) return [];
    const grown = growthOf(
      prices.find((one) => one.area === slug),
      area,
    );
    return {
      area,
      name: name && area.alsoCalled.includes(name) ? name : area.name,
      growth: grown?.growth ?? null,
      sources: [area.source, ...(grown?.source ?? [])],
    };
  });
}

/** A sample never stands beside the area's own figure: nobody would tell which is made up. */
function growthOf(series: MarketSeries | undefined, area: Neighborhood) {
  const now = series && latest(series.points);
  const growth = series ? yearlyChange(series.points) : null;
  if (!series || !now || growth === null) return null;
  const { sample, publisher } = series.source;
  if (sample) return area.source.sample ? { growth, source: [] } : null;
  return { growth, source: [{ sample: false, name: publisher, asOf: lastDayOf(now.month) }] };
}
