import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

const MAX_GUIDES = 3;

/** The guides to show with a neighborhood: those about it first, then those about none. */
export function guidesFor(area: Neighborhood, guides: Guide[]): Guide[] {
  const own = guides.filter((guide) => guide.neighborhoodId === area.id);
  const general = guides.filter((guide) => guide.neighborhoodId === null);
  return [...own, ...general].slice(0, MAX_GUIDES);
}
