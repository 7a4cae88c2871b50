import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { CONTENT_KINDS, type ContentKind, type Mark } from '#domain/desk/content.ts';
import type { RecordKind, RecordOf, RecordOrigin } from '#domain/records/record-kinds.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { emptyRow, inChunks, outdateDrafts, type RecordEntry, saveRecords } from '../records/record-store.ts';
import { type StoredRecord, storedRecords } from './content-changes.ts';
import { newMarks } from './marks.ts';
import { shippedRecord } from './shipped-record.ts';
import { noteOriginalVersion, noteVersion } from './versions.ts';

interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** A fair-housing mark in a file's record. */
export interface FileMark extends Mark, Pick<StoredRecord, 'kind' | 'id'> {}

/**
 * Replaces the stored records by those of the files, in one transaction; other records stay. A record equal to the shipped one
 * follows content/ from then on; a feed's home stays one; any other counts as edited at the desk, so that no start
 * overwrites it.
 * @param options the files' `fileMarks`, and the reason why these may stand
 */
export async function importContent(
  database: Database,
  files: StoredRecord[],
  { marks, reason, now }: { marks: FileMark[]; reason: string; now: Date },
): Promise<ImportCounts> {
  const at = now.toISOString();
  const marked = new Set(marks.map(keyOf));
  return inTransaction(database, async (trx) => {
    const kept = new Map((await storedRecords(trx)).map((row) => [keyOf(row), row]));
    const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
    const changes: StoredRecord[] = [];
    for (const file of files) {
      const { position, record } = file;
      const before = kept.get(keyOf(file));
      const isSame =
        isDeepStrictEqual(before?.record ?? null, record) &&
        (!before || (before.position === position && (record === null || before.origin === originOf(file))));
      if (isSame) {
        counts.unchanged += 1;
        continue;
      }
      counts[record === null ? 'removed' : before?.record ? 'changed' : 'added'] += 1;
      changes.push(file);
    }
    const reviewed = changes.filter((file) => file.record !== null && marked.has(keyOf(file)));
    for (const some of alike(changes.filter((file) => !reviewed.includes(file)))) await write(trx, some, at);
    for (const file of reviewed)
      await saveWithReason(trx, file, reason, at, async () => {
        for (const one of alike([file])) await write(trx, one, at);
      });
    return counts;
  });
}

interface AlikeFiles {
  kind: RecordKind;
  origin: RecordOrigin;
  isRemoved: boolean;
  files: StoredRecord[];
}

/** Groups files by what one statement can write. */
function alike(files: StoredRecord[]): AlikeFiles[] {
  const groups = new Map<string, AlikeFiles>();
  for (const file of files) {
    const { kind } = file;
    const [origin, isRemoved] = [originOf(file), file.record === null];
    const key = `${kind} ${origin} ${isRemoved}`;
    const group = groups.get(key) ?? { kind, origin, isRemoved, files: [] };
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Saves the records of alike files, or empties their rows. */
async function write(
  trx: Transaction<Schema>,
  { kind, origin, isRemoved, files }: AlikeFiles,
  at: string,
): Promise<void> {
  if (!isRemoved) return await saveRecords(trx, kind, files.map(entryOf), { origin, at });
  for (const some of inChunks(files.map(({ id }) => id))) {
    const rows = trx.updateTable('records').set(emptyRow({ origin, at }));
    await rows.where('kind', '=', kind).where('id', 'in', some).execute();
    await outdateDrafts(trx, kind, some);
  }
}

function entryOf({ id, position, record, source }: StoredRecord): RecordEntry {
  return {
    id,
    position,
    record: record as RecordOf<RecordKind>,
    ...(source && { source: JSON.stringify(source) }),
  };
}

/** The fair-housing marks in texts that only the files have: importing those needs a reason. */
export async function fileMarks(db: Kysely<Schema>, files: StoredRecord[]): Promise<FileMark[]> {
  const kept = new Map((await storedRecords(db)).map((row) => [keyOf(row), row]));
  const marks: FileMark[] = [];
  for (const file of files) {
    const { kind, id, record } = file;
    const before = kept.get(keyOf(file))?.record ?? null;
    if (!record || !isContentKind(kind) || isDeepStrictEqual(record, before)) continue;
    if (isDeepStrictEqual(record, shippedRecord(kind, id))) continue;
    for (const mark of await newMarks(kind, record, before)) marks.push({ ...mark, kind, id });
  }
  return marks;
}

/** Saves a record with marked phrases, and adds the reason to its history. */
export async function saveWithReason(
  trx: Transaction<Schema>,
  { kind, id }: Pick<StoredRecord, 'kind' | 'id'>,
  reason: string,
  at: string,
  save: () => Promise<void>,
): Promise<void> {
  const read = () =>
    trx.selectFrom('records').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  await noteOriginalVersion(trx, { kind, id, row: (await read()) ?? null });
  await save();
  const row = await read();
  if (row)
    await noteVersion(trx, {
      kind,
      id,
      version: row.version,
      action: 'published',
      record: row.record,
      who: '',
      at,
      reason,
    });
}

function originOf({ kind, id, origin, record }: StoredRecord): RecordOrigin {
  if (origin === 'import') return 'import';
  const shipped = shippedRecord(kind, id);
  return shipped && isDeepStrictEqual(shipped, record) ? 'content' : 'desk';
}

function keyOf({ kind, id }: Pick<StoredRecord, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

function isContentKind(kind: RecordKind): kind is ContentKind {
  return CONTENT_KINDS.some((one) => one === kind);
}
