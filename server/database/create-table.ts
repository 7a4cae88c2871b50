import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/** Creates a table, on SQLite a STRICT one: it then refuses a value of the wrong type as Postgres does. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  describe: (table: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>,
): Promise<void> {
  const table = describe(db.schema.createTable(name));
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute();
}
