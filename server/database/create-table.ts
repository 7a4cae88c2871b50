import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/** Creates a table, on SQLite a STRICT one: it then refuses a value of the wrong type as Postgres does. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  describe: (table: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>,
): Promise<void> {
  const table = describe(db.schema.createTable(name));
  await (isSqlite(db) ? table.modifyEnd(sql`strict`) : table).execute();
}

/** For the few steps that an engine does in its own way. */
export function isSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
