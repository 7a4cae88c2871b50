import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** The names of the neighborhoods by slug, which is all that an island needs. */
export function areaNamesBySlug(areas: Neighborhood[]): Record<string, string> {
  return Object.fromEntries(areas.map(({ slug, name }) => [slug, name]));
}
