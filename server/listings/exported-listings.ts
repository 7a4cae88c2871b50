import type { Kysely } from 'kysely';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import { readProfile } from '../catalog/published-agent.ts';
import type { Schema } from '../database/schema.ts';
import { readAreaNames, readListings } from './listing-store.ts';
import { toResoRecord } from './to-reso-record.ts';

/** All homes of the store, as records that a later import can read. */
export async function exportedListings(db: Kysely<Schema>): Promise<ResoRecord[]> {
  const [agent, areas] = await Promise.all([readProfile(db), readAreaNames(db)]);
  return (await readListings(db)).map((home) => toResoRecord(home, { agent, areas }));
}
