import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { createTable } from '#server/database/create-table.ts';
import { inTransaction } from '#server/database/database.ts';
import { migrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from './databases.ts';

/**
 * Turns an empty store into one of the last version without the table `records`: that version's nine migrations and the
 * rows from its content/.
 * @param change changes made to the store afterwards
 */
export async function makeEarlierStore(
  url: string,
  change: (db: Kysely<unknown>) => Promise<void> = async () => {},
): Promise<void> {
  const database = openDatabase(url, silent);
  await inTransaction(database, async (trx) => {
    const db = trx as unknown as Kysely<unknown> & typeof trx;
    await createTable(db, 'schema_steps', (table) =>
      table
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('done_at', 'text', (column) => column.notNull()),
    );
    const done = [
      ...migrations.filter(([name]) => name < '0010'),
      ['seed'],
      ['seed-market-figures'],
    ] as const;
    for (const [name, migrate] of done) {
      await migrate?.(db);
      await trx.insertInto('schema_steps').values({ name, done_at: '2026-11-01T12:00:00.000Z' }).execute();
    }
    for (const [table, rows] of Object.entries(ROWS))
      for (const row of rows)
        await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(sql.ref))})
          values (${sql.join(Object.values(row))})`.execute(db);
    await change(db);
  });
  await database.close();
}

const ROWS = JSON.parse(
  readFileSync(new URL('stores/before-records.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string | number>[]>;
