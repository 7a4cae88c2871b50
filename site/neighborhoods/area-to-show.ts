import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** Shown for an address without a known neighborhood (spec, section 2). */
const FALLBACK_SLUG = 'southend';

/**
 * The neighborhood to show for a slug, regardless of case; if there is none, South End or else the first. If the result
 * has a different slug it is a fallback, and search engines must not index it at this address.
 * @param areas the published neighborhoods
 */
export function areaToShow(slug: string, areas: Neighborhood[]): Neighborhood | undefined {
  const find = (wanted: string) => areas.find((area) => area.slug === wanted);
  return find(slug.toLowerCase()) ?? find(FALLBACK_SLUG) ?? areas[0];
}
