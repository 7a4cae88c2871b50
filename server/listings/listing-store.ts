import type { Kysely } from 'kysely';
import { AGENT_ID } from '#domain/agent/agent.ts';
import type { Property } from '#domain/listings/property.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import type { Schema } from '../database/schema.ts';

export interface KeptListing {
  home: Property;
  position: number;
  /** What its file said; null for a home that came from no file. */
  record: ResoRecord | null;
}

/** Every home of the store in its order. */
export async function readListings(db: Kysely<Schema>): Promise<KeptListing[]> {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('listing_sources', 'listing_sources.property_id', 'properties.id')
    .select(['properties.position', 'properties.record as home', 'listing_sources.record as source'])
    .orderBy('properties.position')
    .orderBy('properties.id')
    .execute();
  return rows.map(({ home, position, source }) => ({
    home: JSON.parse(home) as Property,
    position,
    record: source === null ? null : (JSON.parse(source) as ResoRecord),
  }));
}

/** Adds homes, or puts them in the place of those with the same ids. */
export async function saveListings(
  db: Kysely<Schema>,
  listings: (KeptListing & { record: ResoRecord })[],
): Promise<void> {
  for (const some of inPieces(listings)) {
    await db
      .insertInto('properties')
      .values(
        some.map(({ home, position }) => ({
          id: home.id,
          agent_id: AGENT_ID,
          position,
          record: JSON.stringify(home),
          updated_at: home.updatedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          record: ref('excluded.record'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
    await db
      .insertInto('listing_sources')
      .values(some.map(({ home, record }) => ({ property_id: home.id, record: JSON.stringify(record) })))
      .onConflict((conflict) =>
        conflict.column('property_id').doUpdateSet(({ ref }) => ({ record: ref('excluded.record') })),
      )
      .execute();
  }
}

/** Removes homes and what is noted of where they came from. An id that is not there does not matter. */
export async function removeListings(db: Kysely<Schema>, ids: string[]): Promise<void> {
  for (const some of inPieces(ids)) {
    await db.deleteFrom('properties').where('id', 'in', some).execute();
    await db.deleteFrom('listing_sources').where('property_id', 'in', some).execute();
  }
}

/** Far below the number of values that either engine takes in one statement. */
const ROWS_A_STATEMENT = 200;

function inPieces<T>(list: T[]): T[][] {
  const pieces: T[][] = [];
  for (let at = 0; at < list.length; at += ROWS_A_STATEMENT)
    pieces.push(list.slice(at, at + ROWS_A_STATEMENT));
  return pieces;
}
