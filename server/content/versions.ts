import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Transaction } from 'kysely';
import type { ContentVersionsTable } from '../database/desk-schema.ts';
import type { Schema } from '../database/schema.ts';
import type { Entry } from './entry.ts';

/** Adds the newly published version to the history. */
export async function noteVersion(
  trx: Transaction<Schema>,
  version: Insertable<ContentVersionsTable>,
): Promise<void> {
  await trx.insertInto('content_versions').values(version).execute();
}

/** Adds the current text to the history if it came from content/ or an import. */
export async function noteOriginalVersion(
  trx: Transaction<Schema>,
  { kind, id, row }: Pick<ContentVersionsTable, 'kind' | 'id'> & Pick<Entry, 'row'>,
): Promise<void> {
  if (!row?.record) return;
  const newest = await trx
    .selectFrom('content_versions')
    .select('record')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.record && isDeepStrictEqual(JSON.parse(newest.record), JSON.parse(row.record))) return;
  const { version, updated_by: who, updated_at: at, record } = row;
  await trx
    .insertInto('content_versions')
    .values({ kind, id, version, action: 'kept', record, who, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
