import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { parseRecord, type RecordKind } from '#domain/records/record-kinds.ts';
import { isSqlite } from '../database/create-table.ts';
import type { Seed } from '../database/prepare-database.ts';
import type { Schema } from '../database/schema.ts';
import {
  inChunks,
  outdateDrafts,
  type RecordEntry,
  saveRecords,
  shippedText,
} from '../records/record-store.ts';
import { contentRecords, recordKinds, type ShippedRecord, type ShippedRecords } from './content-records.ts';

/**
 * Syncs the store's unedited records with content/ at every start: adds, changes and removes records. Imported records,
 * records edited at the desk, and those taken off the site there stay as they are. All changes are logged in one line. A
 * shipped record that does not fit its schema is logged and skipped: a mistake in content/ must not keep the site from
 * taking leads.
 */
export function followContent(log: Logger, shipped: ShippedRecords = contentRecords): Seed {
  return async (trx) => {
    // A record that another instance publishes meanwhile would be overwritten.
    if (!isSqlite(trx)) await sql`lock table records in share row exclusive mode`.execute(trx);
    const changes: Changes = { added: [], changed: [], removed: [] };
    for (const kind of recordKinds) await followKind(trx, kind, shipped(kind), changes, log);
    const { added, changed, removed } = changes;
    const records = [...added, ...changed, ...removed];
    if (records.length === 0) return;
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    log.info({ ...counts, records: records.slice(0, MOST_NAMED) }, 'The store follows content/');
  };
}

/** Each record as "neighborhoods/noda". */
type Changes = Record<'added' | 'changed' | 'removed', string[]>;

/** A new store gets hundreds of records; the log names no more than this. */
const MOST_NAMED = 20;

async function followKind<K extends RecordKind>(
  db: Kysely<Schema>,
  kind: K,
  records: ShippedRecord<K>[],
  changes: Changes,
  log: Logger,
): Promise<void> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'position', 'origin', 'record'])
    .where('kind', '=', kind)
    .execute();
  const kept = new Map(rows.map((row) => [row.id, row]));
  const hasImports = rows.some(({ origin }) => origin === 'import');
  const shipped = records.filter(({ record }) => !(hasImports && isSampleHome(kind, record)));
  const save: RecordEntry<K>[] = [];
  for (const [position, { id, record }] of shipped.entries()) {
    const row = kept.get(id);
    if (row && row.origin !== 'content') continue;
    const text = shippedText(kind, record);
    if (text === null) {
      const parsed = parseRecord(kind, record);
      const issues = parsed.ok ? [] : parsed.issues.slice(0, 5);
      log.error({ table: 'records', kind, id, issues }, 'A record of content/ does not fit');
      continue;
    }
    const isSame = row?.record === text;
    if (isSame && row?.position === position) continue;
    save.push({ id, position, record });
    if (!isSame) changes[row ? 'changed' : 'added'].push(`${kind}/${id}`);
  }
  const ids = new Set(shipped.map(({ id }) => id));
  const gone = rows.filter(({ id, origin }) => origin === 'content' && !ids.has(id)).map(({ id }) => id);
  changes.removed.push(...gone.map((id) => `${kind}/${id}`));
  await saveRecords(db, kind, save, { origin: 'content', at: new Date().toISOString() });
  for (const some of inChunks(gone)) {
    await db.deleteFrom('records').where('kind', '=', kind).where('id', 'in', some).execute();
    await outdateDrafts(db, kind, some);
  }
}

/** Sample homes are never shown next to those of an imported feed. */
export function isSampleHome(kind: RecordKind, record: object): boolean {
  return kind === 'listings' && 'isSample' in record && record.isSample === true;
}
