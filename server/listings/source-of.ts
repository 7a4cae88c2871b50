import { neighborhoods } from '#content/neighborhoods.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import { writeListing } from '#domain/listings/write-listing.ts';
import type { KeptListing } from './listing-store.ts';

/** A home's RESO record: its file's own words, or where there are none, or it was changed at the desk, its values. */
export function sourceOf({ home, source, origin }: Omit<KeptListing, 'position'>): ResoRecord {
  if (source && origin !== 'desk') return source;
  const area = neighborhoods.find(({ slug }) => slug === home.neighborhoodSlug);
  return { ...source, ...writeListing(home, area?.name) };
}
