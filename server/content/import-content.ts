import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { CONTENT_KINDS, type ContentKind, type Mark } from '#domain/desk/content.ts';
import type { RecordKind, RecordOf, RecordOrigin } from '#domain/records/record-kinds.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { emptyRow, inChunks, outdateDrafts, saveRecords } from '../records/record-store.ts';
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

/** `ok: false` if marked phrases need a reason; nothing has changed. */
type ContentImportOutcome =
  | { ok: true; counts: ImportCounts; marks: FileMark[] }
  | { ok: false; marks: FileMark[] };

/**
 * Replaces the stored records by those of the files, in one transaction; other records stay. A record equal to the shipped one
 * follows content/ from then on; a feed's home stays one; any other counts as edited at the desk, so that no start
 * overwrites it.
 */
export async function importContent(
  database: Database,
  files: StoredRecord[],
  { reason = '', now }: { reason?: string; now: Date },
): Promise<ContentImportOutcome> {
  const at = now.toISOString();
  // Done before the transaction, which must not wait for reading all texts.
  const marks = await fileMarks(database.db, files);
  if (marks.length > 0 && reason === '') return { ok: false, marks };
  const marked = new Set(marks.map(keyOf));
  return inTransaction(database, async (trx): Promise<ContentImportOutcome> => {
    const kept = new Map((await storedRecords(trx)).map((row) => [keyOf(row), row]));
    const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
    const changes: StoredRecord[] = [];
    for (const file of files) {
      const { position, record } = file;
      const before = kept.get(keyOf(file));
      const isSame =
        isDeepStrictEqual(before?.record ?? null, record) &&
        (!before || (before.position === position && (record === null || before.origin === originOf(file))));
      if (isSame) counts.unchanged += 1;
      else changes.push(file);
      if (!isSame) counts[record === null ? 'removed' : before?.record ? 'changed' : 'added'] += 1;
    }
    for (const some of alike(changes.filter(({ record }) => record === null))) await emptyRows(trx, some, at);
    const saved = changes.filter(({ record }) => record !== null);
    for (const some of alike(saved.filter((file) => !marked.has(keyOf(file))))) await save(trx, some, at);
    for (const file of saved.filter((one) => marked.has(keyOf(one))))
      await saveWithReason(trx, file, reason, at, () => save(trx, [file], at));
    return { ok: true, counts, marks };
  });
}

/** Groups records by what one statement can write: their kind and origin. */
function alike(files: StoredRecord[]): StoredRecord[][] {
  return [...Map.groupBy(files, (file) => `${file.kind} ${originOf(file)}`).values()];
}

async function save(trx: Transaction<Schema>, files: StoredRecord[], at: string): Promise<void> {
  const [first] = files;
  if (!first) return;
  const entries = files.map(({ id, position, record, source }) => ({
    id,
    position,
    record: record as RecordOf<RecordKind>,
    ...(source && { source: JSON.stringify(source) }),
  }));
  await saveRecords(trx, first.kind, entries, { origin: originOf(first), at });
}

async function emptyRows(trx: Transaction<Schema>, files: StoredRecord[], at: string): Promise<void> {
  const [first] = files;
  if (!first) return;
  for (const some of inChunks(files.map(({ id }) => id))) {
    await trx
      .updateTable('records')
      .set(emptyRow({ origin: originOf(first), at }))
      .where('kind', '=', first.kind)
      .where('id', 'in', some)
      .execute();
    await outdateDrafts(trx, first.kind, some);
  }
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
