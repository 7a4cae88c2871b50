import { type Kysely, sql } from 'kysely';
import {
  parseRecord,
  type RecordKind,
  type RecordOf,
  type RecordOrigin,
} from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';

/** A record to be kept. */
export interface RecordEntry<K extends RecordKind = RecordKind> {
  id: string;
  /** Its place among those of its kind. */
  position: number;
  record: RecordOf<K>;
  /** What an imported file said of it, as JSON, so that an export can say the same again. */
  source?: string;
}

/** Who writes, and when. */
export interface RecordWrite {
  origin: RecordOrigin;
  /** ISO 8601. */
  at: string;
}

/**
 * Adds records, or puts them in the place of those with the same ids.
 * @param db a transaction
 * @throws when a record does not fit its schema; the error names its fields, never its values
 */
export async function saveRecords<K extends RecordKind>(
  db: Kysely<Schema>,
  kind: K,
  entries: RecordEntry<K>[],
  { origin, at }: RecordWrite,
): Promise<void> {
  const newest = await newestVersions(
    db,
    kind,
    entries.map(({ id }) => id),
  );
  if (entries.length === 0) return;
  // A home that its feed takes away leaves no row. When it comes back, its number is above all that it had: whoever still has
  // the old text open must not save over the new one.
  const first = origin === 'import' ? await noteDeskEvent(db, 'content', kind) : 1;
  const rows = entries.map(({ id, position, record, source }) => ({
    kind,
    id,
    position,
    origin,
    record: recordText(kind, id, record),
    source: source ?? null,
    version: Math.max((newest.get(id) ?? 0) + 1, first),
    updated_at: at,
    updated_by: '',
  }));
  for (const some of inPieces(rows)) {
    await db
      .insertInto('records')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet(({ ref, eb }) => ({
          position: ref('excluded.position'),
          origin: ref('excluded.origin'),
          record: ref('excluded.record'),
          source: ref('excluded.source'),
          version: eb('records.version', '+', 1),
          updated_at: ref('excluded.updated_at'),
          updated_by: ref('excluded.updated_by'),
        })),
      )
      .execute();
    await outdateDrafts(
      db,
      kind,
      some.map(({ id }) => id),
      first,
    );
  }
}

/** Of records in the history: one that comes back goes on from there. */
async function newestVersions(
  db: Kysely<Schema>,
  kind: RecordKind,
  ids: string[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const some of inPieces(ids)) {
    const rows = await db
      .selectFrom('content_versions')
      .select(['id', (eb) => eb.fn.max('version').as('version')])
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .groupBy('id')
      .execute();
    for (const { id, version } of rows) versions.set(id, Number(version));
  }
  return versions;
}

/**
 * Raises the versions of drafts of these records, so that their editors meet a conflict.
 * @param above the version of a record that has just come back: the draft over it is newer
 */
export async function outdateDrafts(
  db: Kysely<Schema>,
  kind: RecordKind,
  ids: string[],
  above = 0,
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set(({ eb, ref }) => ({
      version: eb(eb.case().when('version', '<', above).then(above).else(ref('version')).end(), '+', 1),
    }))
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Takes records off the site. What content/ may ship leaves an empty row behind, so that the next start does not
 * bring it back; an id that is not there does not matter.
 */
export async function removeRecords(
  db: Kysely<Schema>,
  kind: RecordKind,
  ids: string[],
  write: RecordWrite,
): Promise<void> {
  for (const some of inPieces(ids)) {
    const those = db.updateTable('records').where('kind', '=', kind).where('id', 'in', some);
    await those.set(emptyRow(write)).where('origin', '<>', 'import').execute();
    await db
      .deleteFrom('records')
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .where('record', 'is not', null)
      .execute();
    await outdateDrafts(db, kind, some);
  }
}

/** What a record leaves that is taken off the site. */
export function emptyRow({ origin, at }: RecordWrite) {
  const version = sql<number>`version + 1`;
  return { record: null, source: null, origin, updated_at: at, updated_by: '', version };
}

/** A record as the store keeps it: the text is the same whenever the record is. @throws when it does not fit */
export function recordText<K extends RecordKind>(kind: K, id: string, record: RecordOf<K>): string {
  const parsed = parseRecord(kind, record);
  if (parsed.ok) return JSON.stringify(parsed.record);
  const issues = parsed.issues.map(({ field, rule }) => `${field}: ${rule}`);
  throw new Error(`The record ${kind}/${id} does not fit (${issues.join(', ')})`);
}

/** Far below the number of values that either engine takes in one statement. */
const ROWS_A_STATEMENT = 200;

export function inPieces<T>(list: T[]): T[][] {
  const pieces: T[][] = [];
  for (let at = 0; at < list.length; at += ROWS_A_STATEMENT)
    pieces.push(list.slice(at, at + ROWS_A_STATEMENT));
  return pieces;
}
