import { marketPage } from '#content/market.ts';
import { CITY } from '#domain/market/market-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { MAX_AREAS_COMPARED } from './trend-chart.ts';

/** An area that the trend charts can show. */
export interface TrendArea {
  slug: string;
  name: string;
}

/** The areas that the visitor chose. */
export interface ChosenAreas {
  /** The city first, then the neighborhoods. */
  all: TrendArea[];
  /** One to four slugs. */
  chosen: string[];
  /** More than four were requested; the rest is ignored. */
  tooMany: boolean;
  /** The same choice as a query: "area=noda&area=dilworth"; '' if none was chosen. */
  query: string;
}

/** Parses `?area=noda&area=dilworth`; the city if no known area is named. */
export function chosenAreas(query: URLSearchParams, neighborhoods: Neighborhood[]): ChosenAreas {
  const all = [
    { slug: CITY, name: marketPage.trends.city },
    ...neighborhoods.map(({ slug, name }) => ({ slug, name })),
  ];
  const asked = new Set(query.getAll('area'));
  const known = all.map(({ slug }) => slug).filter((slug) => asked.has(slug));
  const shown = known.slice(0, MAX_AREAS_COMPARED);
  return {
    all,
    chosen: shown.length > 0 ? shown : [CITY],
    tooMany: known.length > MAX_AREAS_COMPARED,
    query: new URLSearchParams(shown.map((slug) => ['area', slug])).toString(),
  };
}
