import { marketPage } from '#content/market.ts';
import { CITY } from '#domain/market/market-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { MOST_COMPARED } from './trend-chart.ts';

/** An area that the trends can show. */
export interface TrendArea {
  slug: string;
  name: string;
}

/** What the visitor asked to see. */
export interface ChosenAreas {
  /** The city first, then the neighborhoods. */
  all: TrendArea[];
  /** One to four slugs. */
  chosen: string[];
  /** More than four were asked for; the rest is left out. */
  tooMany: boolean;
  /** The same choice as a query: "area=noda&area=dilworth"; '' for the city alone. */
  query: string;
}

/** Reads `?area=noda&area=dilworth`; the city when no area of ours is named. */
export function chosenAreas(query: URLSearchParams, neighborhoods: Neighborhood[]): ChosenAreas {
  const all = [
    { slug: CITY, name: marketPage.trends.city },
    ...neighborhoods.map(({ slug, name }) => ({ slug, name })),
  ];
  const asked = new Set(query.getAll('area'));
  const known = all.map(({ slug }) => slug).filter((slug) => asked.has(slug));
  const shown = known.slice(0, MOST_COMPARED);
  return {
    all,
    chosen: shown.length > 0 ? shown : [CITY],
    tooMany: known.length > MOST_COMPARED,
    query: new URLSearchParams(shown.map((slug) => ['area', slug])).toString(),
  };
}
