import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** Stands in for an address that names no area (spec, section 2). */
const FALLBACK_SLUG = 'southend';

/**
 * The area that the page of a slug, in capitals or not, shows: its record, else its built-in text, else South End. One whose
 * slug differs from the one asked for stands in at this address, where search engines shall not keep it.
 * @throws when even the built-in South End is missing
 */
export function areaToShow(slug: string, stored: Neighborhood[], builtIn: Neighborhood[]): Neighborhood {
  const find = (wanted: string) => [...stored, ...builtIn].find((area) => area.slug === wanted);
  const area = find(slug.toLowerCase()) ?? find(FALLBACK_SLUG);
  if (!area) throw new Error(`The built-in area "${FALLBACK_SLUG}" is missing in content/neighborhoods.ts`);
  return area;
}
