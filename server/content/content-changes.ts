import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { RecordKind, RecordOrigin } from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';
import { contentRecords, recordKinds } from '../seed/content-records.ts';
import { isSampleHome } from '../seed/follow-content.ts';

/** A record as stored. */
export interface StoredRecord {
  kind: RecordKind;
  id: string;
  position: number;
  origin: RecordOrigin;
  /** null if the record was shipped by content/ and taken off the site. */
  record: Fields | null;
  /** The imported file's own fields. */
  source: Fields | null;
}

export type Fields = Record<string, unknown>;

/** How one stored record differs from content/. */
interface ContentChange extends Pick<StoredRecord, 'kind' | 'id'> {
  how: 'added' | 'changed' | 'removed';
  origin: RecordOrigin;
  /** Names of changed fields. */
  fields: string[];
}

/** All stored records, in the site's order. @throws if a record's text is not JSON */
export async function storedRecords(db: Kysely<Schema>): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom('records')
    .select(['kind', 'id', 'position', 'origin', 'record', 'source'])
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    record: row.record === null ? null : JSON.parse(row.record),
    source: row.source === null ? null : JSON.parse(row.source),
  }));
}

/** The differences between the store and content/, kind by kind. Sample homes replaced by an imported feed do not count. */
export function contentChanges(stored: StoredRecord[]): ContentChange[] {
  return recordKinds.flatMap((kind) => {
    const rows = stored.filter((row) => row.kind === kind);
    const shipped = new Map(contentRecords(kind).map(({ id, record }) => [id, record as Fields]));
    const hasImports = rows.some(({ origin }) => origin === 'import');
    const there = new Set(rows.map(({ id }) => id));
    const missing = [...shipped].filter(
      ([id, record]) => !there.has(id) && !(hasImports && isSampleHome(kind, record)),
    );
    return [
      ...rows.flatMap((row) => changeOf(row, shipped.get(row.id))),
      ...missing.map(([id]): ContentChange => ({ kind, id, how: 'removed', origin: 'content', fields: [] })),
    ];
  });
}

function changeOf({ kind, id, origin, record }: StoredRecord, shipped: Fields | undefined): ContentChange[] {
  if (!record) return shipped ? [{ kind, id, origin, how: 'removed', fields: [] }] : [];
  if (!shipped) return [{ kind, id, origin, how: 'added', fields: [] }];
  const names = [...new Set([...Object.keys(record), ...Object.keys(shipped)])];
  const fields = names.filter((name) => !isDeepStrictEqual(record[name], shipped[name]));
  return fields.length > 0 ? [{ kind, id, origin, how: 'changed', fields }] : [];
}
