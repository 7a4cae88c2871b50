import { type Kysely, sql } from 'kysely';
import {
  parseRecord,
  type RecordKind,
  type RecordOf,
  type RecordOrigin,
} from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';

/** A record to store. */
export interface RecordEntry<K extends RecordKind = RecordKind> {
  id: string;
  /** Position among the records of its kind. */
  position: number;
  record: RecordOf<K>;
  /** The imported file's own fields, as JSON, for a faithful export. */
  source?: string;
  /** Unless it is the write's. */
  origin?: RecordOrigin;
}

/** Origin and time of a write. */
interface RecordWrite {
  origin: RecordOrigin;
  /** ISO 8601. */
  at: string;
}

/**
 * Inserts records, replacing those with the same ids.
 * @param db a transaction
 * @throws if a record does not fit its schema; the error names its fields, never its values
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
  // A home that its feed removes leaves no row. If it comes back, its version must be above all earlier ones, so that an
  // editor with the old text open meets a conflict.
  const first = origin === 'import' ? await noteDeskEvent(db, 'content', kind) : 1;
  const rows = entries.map(({ id, position, record, source, origin: own = origin }) => ({
    kind,
    id,
    position,
    origin: own,
    record: recordText(kind, id, record),
    source: source ?? null,
    version: Math.max((newest.get(id) ?? 0) + 1, first),
    updated_at: at,
    updated_by: '',
  }));
  for (const some of inChunks(rows)) {
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
    const ids = some.map(({ id }) => id);
    // What content/ ships changes nothing about what somebody has scheduled to replace it.
    await outdateDrafts(db, kind, ids, { above: first, areUnscheduled: origin !== 'content' });
  }
}

/** The newest versions in the history; a record that comes back continues from there. */
async function newestVersions(
  db: Kysely<Schema>,
  kind: RecordKind,
  ids: string[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const some of inChunks(ids)) {
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
 * Raises the versions of these records' drafts, so that their editors meet a conflict. Cancels their scheduled publication,
 * which would put an older text over an imported record, or bring back a removed one.
 * @param above the version of a record that has just come back, which its draft must exceed
 */
export async function outdateDrafts(
  db: Kysely<Schema>,
  kind: RecordKind,
  ids: string[],
  { above = 0, areUnscheduled = true } = {},
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set(({ eb, ref }) => ({
      version: eb(eb.case().when('version', '<', above).then(above).else(ref('version')).end(), '+', 1),
      ...(areUnscheduled && NOT_SCHEDULED),
    }))
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
}

/** The values of a draft that is not published by itself. */
export const NOT_SCHEDULED = {
  publish_at: null,
  publish_by: null,
  publish_by_email: null,
  publish_reason: null,
};

/**
 * Removes records from the site. One that content/ may ship leaves an empty row, so that the next start does not bring it
 * back; unknown ids are ignored.
 */
export async function removeRecords(
  db: Kysely<Schema>,
  kind: RecordKind,
  ids: string[],
  write: RecordWrite,
): Promise<void> {
  for (const some of inChunks(ids)) {
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

/** The values of a removed record's row. */
export function emptyRow({ origin, at }: RecordWrite) {
  const version = sql<number>`version + 1`;
  return { record: null, source: null, origin, updated_at: at, updated_by: '', version };
}

/** Serializes a record; equal records give equal text. @throws if the record does not fit its schema */
export function recordText<K extends RecordKind>(kind: K, id: string, record: RecordOf<K>): string {
  const parsed = parseRecord(kind, record);
  if (parsed.ok) return JSON.stringify(parsed.record);
  const issues = parsed.issues.map(({ field, rule }) => `${field}: ${rule}`);
  throw new Error(`The record ${kind}/${id} does not fit (${issues.join(', ')})`);
}

/** By record. Checking all shipped records against their schemas takes tens of milliseconds. */
const shippedTexts = new WeakMap<object, string | null>();

/** Returns the text in which a shipped record is stored, computed once; null if the record does not fit its schema. */
export function shippedText<K extends RecordKind>(kind: K, record: RecordOf<K>): string | null {
  let text = shippedTexts.get(record);
  if (text === undefined) {
    const parsed = parseRecord(kind, record);
    text = parsed.ok ? JSON.stringify(parsed.record) : null;
    shippedTexts.set(record, text);
  }
  return text;
}

/** Far below both engines' limit of values in a statement. */
const ROWS_PER_STATEMENT = 200;

/** Splits a list into pieces that fit into a statement. */
export function inChunks<T>(list: readonly T[]): T[][] {
  const pieces: T[][] = [];
  for (let at = 0; at < list.length; at += ROWS_PER_STATEMENT)
    pieces.push(list.slice(at, at + ROWS_PER_STATEMENT));
  return pieces;
}
