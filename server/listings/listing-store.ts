import type { Kysely } from 'kysely';
import type { Property } from '#domain/listings/property.ts';
import type { ResoRecord } from '#domain/listings/reso-fields.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { parseRecord, type RecordOrigin } from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';

export interface StoredListing {
  home: Property;
  position: number;
  origin: RecordOrigin;
  /** The imported file's own fields; null for a home without a file. */
  source: ResoRecord | null;
}

/** All homes of the store in order; leaves out those that do not fit their schema. */
export async function readListings(db: Kysely<Schema>): Promise<StoredListing[]> {
  const rows = await db
    .selectFrom('records')
    .select(['record', 'position', 'origin', 'source'])
    .where('kind', '=', 'listings')
    .where('record', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ record: string }>()
    .execute();
  return rows.flatMap(({ record, position, origin, source }) => {
    const home = parseRecord('listings', JSON.parse(record));
    if (!home.ok) return [];
    return [{ home: home.record, position, origin, source: source === null ? null : JSON.parse(source) }];
  });
}

/** Ids of homes taken off the site at the desk; those that an import took off may come back with an import. */
export async function readTakenOff(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('records')
    .select(({ selectFrom }) => [
      'id',
      selectFrom('content_versions')
        .select('action')
        .where('content_versions.kind', '=', 'listings')
        .whereRef('content_versions.id', '=', 'records.id')
        .orderBy('version', 'desc')
        .limit(1)
        .as('last'),
    ])
    .where('kind', '=', 'listings')
    .where('record', 'is', null)
    .execute();
  return new Set(rows.filter(({ last }) => last === 'unpublished').map(({ id }) => id));
}

export type AreaNames = Pick<Neighborhood, 'slug' | 'name' | 'alsoCalled'>;

/** The store's neighborhoods, which may be more than content/ ships. */
export async function readAreaNames(db: Kysely<Schema>): Promise<AreaNames[]> {
  const rows = await db
    .selectFrom('records')
    .select('record')
    .where('kind', '=', 'neighborhoods')
    .where('record', 'is not', null)
    .orderBy('position')
    .$narrowType<{ record: string }>()
    .execute();
  return rows.map(({ record }) => {
    const { slug, name, alsoCalled = [] } = JSON.parse(record) as AreaNames;
    return { slug, name, alsoCalled };
  });
}
