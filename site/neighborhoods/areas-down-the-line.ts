import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** The areas nearest to one: its neighbors first, in their order, then theirs, until there are `count`. */
export function areasDownTheLine(area: Neighborhood, areas: Neighborhood[], count: number): Neighborhood[] {
  const found = new Map([[area.slug, area]]);
  for (const from of found.values()) {
    // A Map hands out what is added to it while it is walked, so this goes outward ring by ring.
    for (const slug of from.neighbors) {
      const next = areas.find((other) => other.slug === slug);
      if (next && !found.has(slug)) found.set(slug, next);
    }
  }
  found.delete(area.slug);
  return [...found.values()].slice(0, count);
}
