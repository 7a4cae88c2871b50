import { isDeepStrictEqual } from 'node:util';
import { addressWithheld } from '#content/compare.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Property } from '#domain/listings/property.ts';
import { readListing } from '#domain/listings/read-listing.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import { writeListing } from '#domain/listings/write-listing.ts';
import type { AreaNames, KeptListing } from './listing-store.ts';

/**
 * A home's RESO record: its file's own words, but for what was changed at the desk. Other programs know no placeholders,
 * so what the home leaves open is filled in.
 */
export function sourceOf(
  { home, source, origin }: Omit<KeptListing, 'position'>,
  { agent, areas }: { agent: AgentProfile; areas: AreaNames[] },
): ResoRecord {
  if (!source) return recordWithAgent(writeListing(home, areas), agent);
  const fields = origin === 'desk' ? editedFields(home, source, areas) : [];
  return recordWithAgent({ ...source, ...writeListing(home, areas, fields) }, agent);
}

/** What a home says otherwise than its file; all of it where the file is of no home for sale. */
function editedFields(
  home: Property,
  source: ResoRecord,
  areas: AreaNames[],
): (keyof Property)[] | undefined {
  const read = readListing(source, { areas, addressWithheld, now: home.updatedAt });
  if (read.outcome !== 'shown') return undefined;
  const before = read.property;
  const names = Object.keys({ ...before, ...home }) as (keyof Property)[];
  return names.filter((name) => !isDeepStrictEqual(home[name], before[name]));
}
