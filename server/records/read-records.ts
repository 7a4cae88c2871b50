import type { Logger } from 'pino';
import { parseJson } from '#domain/parse-json.ts';
import { parseDraft, parseRecord, type RecordKind, type RecordOf } from '#domain/records/record-kinds.ts';
import type { Database } from '../database/database.ts';
import { shippedText } from './record-store.ts';

type BuiltIn = <K extends RecordKind>(kind: K) => { id: string; record: RecordOf<K> }[];

/** A draft that replaces the published record. */
export interface DraftRecord {
  kind: RecordKind;
  id: string;
  record: unknown;
}

type ReadRecords = <K extends RecordKind>(kind: K, ids?: string[]) => Promise<RecordOf<K>[]>;

/** The last read of a whole kind. */
interface LastRead<T> {
  records: T[];
  /** By id, with the text each was parsed from, except for shipped records. */
  parsed: Map<string, { text: string; record: T }>;
}

/**
 * Reads published records from the store, in the site's order. A whole kind is cached for each content version, because
 * validating hundreds of records takes too long for each page; an unchanged record or list stays the same object in later
 * versions, so that caches keyed by it stay valid. A record that does not fit its schema is logged and replaced by
 * its built-in version.
 * @param draft shown instead of its record, or after all others if it has none
 * @throws if the store cannot be read
 */
export function recordReader(
  { db, contentVersion }: Pick<Database, 'db' | 'contentVersion'>,
  builtIn: BuiltIn,
  log: Logger,
  draft?: DraftRecord,
): ReadRecords {
  const lastReads: { [K in RecordKind]?: LastRead<RecordOf<K>> } = {};

  async function readFromStore<K extends RecordKind>(kind: K, ids?: string[]): Promise<RecordOf<K>[]> {
    if (ids?.length === 0) return []; // Postgres rejects an empty list
    const rows = await db
      .selectFrom('records')
      .select(['id', 'record'])
      .where('kind', '=', kind)
      .where('record', 'is not', null)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .orderBy('position')
      .orderBy('id')
      .$narrowType<{ record: string }>()
      .execute();
    // Reuses the shipped object for an unchanged record: hundreds of answers would otherwise be in memory twice.
    const shipped = new Map(ids ? [] : builtIn(kind).map(({ id, record }) => [id, record]));
    const last: LastRead<RecordOf<K>> | undefined = ids ? undefined : lastReads[kind];
    const parsedNow: LastRead<RecordOf<K>>['parsed'] = new Map();
    const read = rows.map(({ id, record }) => ({ id, value: () => parseJson(record).value, text: record }));
    const records = withDraft(read, kind, draft, ids).flatMap(({ id, value, text, isDraft }) => {
      const own = shipped.get(id);
      if (own && text !== undefined && shippedText(kind, own) === text) return [own];
      const known = last?.parsed.get(id);
      if (known && known.text === text) {
        parsedNow.set(id, known);
        return [known.record];
      }
      const parsed = parseRecord(kind, value());
      if (parsed.ok) {
        if (text !== undefined) parsedNow.set(id, { text, record: parsed.record });
        return [parsed.record];
      }
      const unfinished = isDraft ? parseDraft(kind, value()) : null;
      if (unfinished) return [unfinished];
      log.warn(
        { table: 'records', kind, id, issues: parsed.issues },
        'A record does not fit; its built-in stands in',
      );
      return builtIn(kind).flatMap((own) => (own.id === id ? [own.record] : []));
    });
    if (ids) return records;
    const isSameList = last && isSameRecords(last.records, records);
    Object.assign(lastReads, { [kind]: { records: isSameList ? last.records : records, parsed: parsedNow } });
    return isSameList ? last.records : records;
  }

  const kept: { [K in RecordKind]?: { atVersion: number; records: Promise<RecordOf<K>[]> } } = {};
  return async <K extends RecordKind>(kind: K, ids?: string[]) => {
    if (ids) return await readFromStore(kind, ids);
    // The version is read first, so that content that changes during the read is read again next time.
    const atVersion = contentVersion();
    const last = kept[kind];
    if (last?.atVersion === atVersion) return await last.records;
    const reading = { atVersion, records: readFromStore(kind) };
    Object.assign(kept, { [kind]: reading });
    // Concurrent readers share one read; a failure is not cached.
    reading.records.catch(() => {
      if (kept[kind] === reading) delete kept[kind];
    });
    return await reading.records;
  };
}

/** Whether two lists hold the same objects in the same order. */
export function isSameRecords<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((record, index) => record === other[index]);
}

/** @property text the value's JSON as stored */
type ReadRow = { id: string; value: () => unknown; text?: string; isDraft?: boolean };

function withDraft(
  rows: ReadRow[],
  kind: RecordKind,
  draft: DraftRecord | undefined,
  ids?: string[],
): ReadRow[] {
  if (draft?.kind !== kind || (ids && !ids.includes(draft.id))) return rows;
  const { id, record } = draft;
  const own: ReadRow = { id, value: () => record, isDraft: true };
  const isThere = rows.some((row) => row.id === id);
  return isThere ? rows.map((row) => (row.id === id ? own : row)) : [...rows, own];
}
