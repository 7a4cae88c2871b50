import { neighborhoods } from '#content/neighborhoods.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import { writeListing } from '#domain/listings/write-listing.ts';
import type { KeptListing } from './listing-store.ts';

/**
 * A home's RESO record: its file's own words, or where there are none, or it was changed at the desk, its values. Other
 * programs know no placeholders, so what the home leaves open is filled in.
 */
export function sourceOf(
  { home, source, origin }: Omit<KeptListing, 'position'>,
  agent: AgentProfile,
): ResoRecord {
  if (source && origin !== 'desk') return recordWithAgent(source, agent);
  const area = neighborhoods.find(({ slug }) => slug === home.neighborhoodSlug);
  return recordWithAgent({ ...source, ...writeListing(home, area?.name) }, agent);
}
