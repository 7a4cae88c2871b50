import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isSqlite } from './create-table.ts';
import type { Schema } from './schema.ts';

/** Whether a text is in a list, which is bound as a single parameter of any length. */
export function isOneOf(
  db: Kysely<Schema>,
  text: RawBuilder<unknown>,
  list: readonly string[],
): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`${text} in (select value from json_each(${JSON.stringify(list)}))`
    : sql<SqlBool>`${text} = any(${list})`;
}
