import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/**
 * The neighborhoods nearest to one: its neighbors in order, then those that list it as a neighbor, then the neighbors of
 * all these, then any others, up to `count`.
 */
export function nearestAreas(area: Neighborhood, areas: Neighborhood[], count: number): Neighborhood[] {
  const found = new Map([[area.slug, area]]);
  for (const from of found.values()) {
    // Iterating a Map includes entries added meanwhile, so this is a breadth-first search.
    const named = from.neighbors.flatMap((slug) => areas.find((other) => other.slug === slug) ?? []);
    const naming = areas.filter(({ neighbors }) => neighbors.includes(from.slug));
    for (const next of [...named, ...naming]) if (!found.has(next.slug)) found.set(next.slug, next);
  }
  const all = new Set([...found.values(), ...areas]);
  return [...all].filter(({ slug }) => slug !== area.slug).slice(0, count);
}
