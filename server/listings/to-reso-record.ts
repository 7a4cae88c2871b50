import { isDeepStrictEqual } from 'node:util';
import { addressWithheld } from '#content/compare.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Property } from '#domain/listings/property.ts';
import { type ListingRules, readListing } from '#domain/listings/read-listing.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import { writeListing } from '#domain/listings/write-listing.ts';
import type { AreaNames, StoredListing } from './listing-store.ts';

/**
 * A home's RESO record: its file's own words, but for what was changed at the desk. Other programs know no placeholders,
 * so what the home leaves open is filled in.
 */
export function toResoRecord(
  { home, source, origin }: Omit<StoredListing, 'position'>,
  { agent, areas }: { agent: AgentProfile; areas: AreaNames[] },
): ResoRecord {
  if (!source) return recordWithAgent(writeListing(home, areas), agent);
  const fields = origin === 'desk' ? editedFields(home, source, areas) : [];
  return recordWithAgent({ ...source, ...writeListing(home, areas, fields) }, agent);
}

/** What a home says otherwise than its file; all of it where the file is of no home that can be shown. */
function editedFields(
  home: Property,
  source: ResoRecord,
  areas: AreaNames[],
): (keyof Property)[] | undefined {
  const before = readAsShown(source, { areas, addressWithheld, now: home.updatedAt });
  if (!before) return undefined;
  const names = Object.keys({ ...before, ...home }) as (keyof Property)[];
  return names.filter(
    (name) =>
      !isDeepStrictEqual(home[name], before[name]) &&
      !(name === 'neighborhoodSlug' && mayHaveBeenAddedLater(before.neighborhoodSlug, home)),
  );
}

/** A home that was sold is read as it was before that, with what its file says of the sale. */
function readAsShown(source: ResoRecord, rules: ListingRules): Property | null {
  const read = readListing(source, rules);
  if (read.outcome === 'shown') return read.property;
  if (read.outcome !== 'off-market') return null;
  const onTheMarket = readListing({ ...source, StandardStatus: 'Active' }, rules);
  return onTheMarket.outcome === 'shown' ? { ...onTheMarket.property, ...read.changes } : null;
}

/** Whether an area may have been added after the home, which then is in none because nobody looked, not by a choice. */
function mayHaveBeenAddedLater(area: string | null, { neighborhoodSlug }: Property): boolean {
  return neighborhoodSlug === null && !neighborhoods.some(({ slug }) => slug === area);
}
