import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { parseRecord, type RecordKind, type RecordOf } from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';

type BuiltIn = <K extends RecordKind>(kind: K) => { id: string; record: RecordOf<K> }[];

export type ReadRecords = <K extends RecordKind>(kind: K, ids?: string[]) => Promise<RecordOf<K>[]>;

/**
 * Reads what the site says from the store, in its order. A record that does not fit its schema is named in the log, and
 * its built-in stands in; a store that is away is the reader's to deal with.
 * @throws when the store does not answer
 */
export function recordReader(db: Kysely<Schema>, builtIn: BuiltIn, log: Logger): ReadRecords {
  return async (kind, ids) => {
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
    return rows.flatMap(({ id, record }) => {
      const parsed = parseRecord(kind, fromJson(record));
      if (parsed.ok) return [parsed.record];
      log.warn(
        { table: 'records', kind, id, issues: parsed.issues },
        'A record does not fit; its built-in stands in',
      );
      return builtIn(kind).flatMap((own) => (own.id === id ? [own.record] : []));
    });
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
