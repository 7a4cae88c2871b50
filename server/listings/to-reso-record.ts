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

/** What a home's record needs from other records. */
export interface ResoContext {
  /** Replaces the placeholders for the agent. */
  agent: AgentProfile;
  areas: AreaNames[];
}

/**
 * A home's RESO record: its file's own values, except for fields edited at the desk. Agent placeholders are filled in,
 * because other programs do not know them.
 */
export function toResoRecord(
  { home, source, origin }: Omit<StoredListing, 'position'>,
  { agent, areas }: ResoContext,
): ResoRecord {
  if (!source) return recordWithAgent(writeListing(home, areas), agent);
  const fields = origin === 'desk' ? editedFields(home, source, areas) : [];
  return recordWithAgent({ ...source, ...writeListing(home, areas, fields) }, agent);
}

/** The fields in which a home differs from its file; all fields if the file shows no home. */
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

/** Parses a home's file as shown; a sold home as it was before, with the details of its sale. */
function readAsShown(source: ResoRecord, rules: ListingRules): Property | null {
  const read = readListing(source, rules);
  if (read.outcome === 'shown') return read.property;
  if (read.outcome !== 'off-market') return null;
  const onTheMarket = readListing({ ...source, StandardStatus: 'Active' }, rules);
  return onTheMarket.outcome === 'shown' ? { ...onTheMarket.property, ...read.changes } : null;
}

/** Whether an area may have been added after the home, which is then in none by default, not by choice. */
function mayHaveBeenAddedLater(area: string | null, { neighborhoodSlug }: Property): boolean {
  return neighborhoodSlug === null && !neighborhoods.some(({ slug }) => slug === area);
}
