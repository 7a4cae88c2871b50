import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** Stands in for an address that names no area (spec, section 2). */
const FALLBACK_SLUG = 'southend';

/**
 * The area that the page of a slug, in capitals or not, shows; South End, or any, where none has it. One whose slug differs
 * from the one asked for stands in at this address, where search engines must not index it.
 * @param areas on the site: one that was taken off it is shown nowhere
 */
export function areaToShow(slug: string, areas: Neighborhood[]): Neighborhood | undefined {
  const find = (wanted: string) => areas.find((area) => area.slug === wanted);
  return find(slug.toLowerCase()) ?? find(FALLBACK_SLUG) ?? areas[0];
}
