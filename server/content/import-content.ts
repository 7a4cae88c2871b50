import { isDeepStrictEqual } from 'node:util';
import type { RecordKind, RecordOf, RecordOrigin } from '#domain/records/record-kinds.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { saveRecords } from '../records/record-store.ts';
import { contentRecords, recordKinds } from '../seed/content-records.ts';
import { type StoredRecord, storedRecords } from './content-changes.ts';

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/**
 * Sets the records that the files name to what the files say, in one transaction, and leaves all others alone. One that
 * says what content/ ships follows content/ from then on; a home of a feed stays one; any other counts as edited at the
 * desk, so that no start takes it back.
 */
export async function importContent(database: Database, files: StoredRecord[]): Promise<ImportCounts> {
  const at = new Date().toISOString();
  const shipped = shippedRecords();
  return inTransaction(database, async (trx) => {
    const kept = new Map((await storedRecords(trx)).map((row) => [keyOf(row), row]));
    const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
    for (const file of files) {
      const { kind, id, position, record, source } = file;
      const before = kept.get(keyOf(file));
      const origin = originOf(file, shipped.get(keyOf(file)));
      const isSame =
        isDeepStrictEqual(before?.record ?? null, record) &&
        (!before || (before.position === position && (record === null || before.origin === origin)));
      if (isSame) counts.unchanged += 1;
      else if (record) {
        counts[before?.record ? 'changed' : 'added'] += 1;
        const entry = { id, position, record: record as RecordOf<RecordKind> };
        const kept = source ? { ...entry, source: JSON.stringify(source) } : entry;
        await saveRecords(trx, kind, [kept], { origin, at });
      } else {
        counts.removed += 1;
        await trx
          .updateTable('records')
          .set(({ eb }) => ({
            record: null,
            source: null,
            origin,
            updated_at: at,
            version: eb('version', '+', 1),
          }))
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      }
    }
    return counts;
  });
}

function originOf({ origin, record }: StoredRecord, shipped: object | undefined): RecordOrigin {
  if (origin === 'import') return 'import';
  return shipped && isDeepStrictEqual(shipped, record) ? 'content' : 'desk';
}

function shippedRecords(): Map<string, object> {
  return new Map(
    recordKinds.flatMap((kind) =>
      contentRecords(kind).map(({ id, record }) => [keyOf({ kind, id }), record]),
    ),
  );
}

function keyOf({ kind, id }: Pick<StoredRecord, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
