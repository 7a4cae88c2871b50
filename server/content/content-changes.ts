import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { RecordKind, RecordOrigin } from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';
import { contentRecords, recordKinds } from '../seed/content-records.ts';
import { isSampleHome } from '../seed/follow-content.ts';

/** A record as the store holds it. */
export interface StoredRecord {
  kind: RecordKind;
  id: string;
  position: number;
  origin: RecordOrigin;
  /** null: content/ ships it, and it was taken off the site. */
  record: Fields | null;
  /** What an imported file said of it. */
  source: Fields | null;
}

export type Fields = Record<string, unknown>;

/** How one record of the store differs from content/. */
export interface ContentChange extends Pick<StoredRecord, 'kind' | 'id'> {
  how: 'added' | 'changed' | 'removed';
  origin: RecordOrigin;
  /** Of a changed one. */
  fields: string[];
}

/** Everything the site says, in its order. @throws when the text of a record is not JSON */
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

/** What the store says otherwise than content/, kind by kind. Homes that an imported feed keeps away are no difference. */
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
