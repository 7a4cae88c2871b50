import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/**
 * The areas nearest to one: its neighbors first, in their order, then those that name it as theirs, then the neighbors of
 * all these, until there are `count`.
 */
export function areasDownTheLine(area: Neighborhood, areas: Neighborhood[], count: number): Neighborhood[] {
  const found = new Map([[area.slug, area]]);
  for (const from of found.values()) {
    // A Map hands out what is added to it while it is walked, so this goes outward ring by ring.
    const named = from.neighbors.flatMap((slug) => areas.find((other) => other.slug === slug) ?? []);
    const naming = areas.filter(({ neighbors }) => neighbors.includes(from.slug));
    for (const next of [...named, ...naming]) if (!found.has(next.slug)) found.set(next.slug, next);
  }
  found.delete(area.slug);
  return [...found.values()].slice(0, count);
}
