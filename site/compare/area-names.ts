import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** Names of the neighborhoods by slug: all that an island needs of them. */
export function areaNamesBySlug(areas: Neighborhood[]): Record<string, string> {
  return Object.fromEntries(areas.map(({ slug, name }) => [slug, name]));
}
