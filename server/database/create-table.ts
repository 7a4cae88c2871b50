import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/** Creates a table; STRICT on SQLite, so that it rejects values of the wrong type as Postgres does. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  describe: (table: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>,
): Promise<void> {
  const table = describe(db.schema.createTable(name));
  await (isSqlite(db) ? table.modifyEnd(sql`strict`) : table).execute();
}

/** Whether the engine is SQLite, for the few queries that differ. */
export function isSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
