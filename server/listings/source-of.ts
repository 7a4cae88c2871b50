import { neighborhoods } from '#content/neighborhoods.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import { writeListing } from '#domain/listings/write-listing.ts';
import type { KeptListing } from './listing-store.ts';

/** A home's RESO record: its file's own words, or its values put into them. */
export function sourceOf({ home, source }: Pick<KeptListing, 'home' | 'source'>): ResoRecord {
  const area = neighborhoods.find(({ slug }) => slug === home.neighborhoodSlug);
  return source ?? writeListing(home, area?.name);
}
