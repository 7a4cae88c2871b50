import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

const MOST_GUIDES = 3;

/** What to read beside an area: guides about it first, then those about no area at all. */
export function guidesFor(area: Neighborhood, guides: Guide[]): Guide[] {
  const own = guides.filter((guide) => guide.neighborhoodId === area.id);
  const general = guides.filter((guide) => guide.neighborhoodId === null);
  return [...own, ...general].slice(0, MOST_GUIDES);
}
