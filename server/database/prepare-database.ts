import { type Kysely, sql, type Transaction } from 'kysely';
import { createTable } from './create-table.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Any number; it only has to be the same in every instance. */
const MIGRATION_LOCK = 7_624_001;

/** What every start does to the store's rows, after the migrations and under the same lock. */
export type Seed = (db: Transaction<Schema>) => Promise<unknown>;

/**
 * Brings the store to the newest schema, then to what `seed` says.
 *
 * Everything runs in one transaction under one lock (both engines can roll back a `create table`), so two instances may
 * start at once and a process may die at any point: all of it has happened, or nothing.
 *
 * Kysely's `Migrator` would not keep that: it makes its own table before it takes its lock, on Postgres a lock that
 * outlives a failed transaction, and it runs SQLite's migrations outside a transaction.
 */
export async function prepareDatabase({ db, engine }: Database, seed: Seed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await lockOut(trx);
    const any = trx as unknown as Kysely<unknown>;
    if (!(await hasStepTable(trx, engine))) {
      await createTable(any, 'schema_steps', (table) =>
        table
          .addColumn('name', 'text', (column) => column.primaryKey().notNull())
          .addColumn('done_at', 'text', (column) => column.notNull()),
      );
    }
    const rows = await trx.selectFrom('schema_steps').select('name').execute();
    const done = new Set(rows.map((row) => row.name));
    for (const [name, migrate] of migrations) {
      if (done.has(name)) continue;
      await migrate(trx as unknown as Parameters<typeof migrate>[0]);
      await trx.insertInto('schema_steps').values({ name, done_at: new Date().toISOString() }).execute();
    }
    await seed(trx);
  });
}

/** The second instance waits here until the first has committed. */
async function lockOut(trx: Transaction<Schema>): Promise<void> {
  await sql`set local lock_timeout = '60s'`.execute(trx);
  await sql`set local statement_timeout = '60s'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
}

async function hasStepTable(trx: Transaction<Schema>, engine: Database['engine']): Promise<boolean> {
  const query =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'schema_steps'`
      : sql`select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'schema_steps'`;
  return (await query.execute(trx)).rows.length > 0;
}
