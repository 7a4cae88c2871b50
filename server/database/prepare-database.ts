import { type Kysely, sql, type Transaction } from 'kysely';
import { createTable } from './create-table.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** An arbitrary number, the same in every instance. */
const MIGRATION_LOCK = 7_624_001;

/** Seeds the database at every start, after the migrations and under the same lock. */
export type Seed = (db: Transaction<Schema>) => Promise<unknown>;

/**
 * Runs pending migrations, then `seed`.
 *
 * Everything runs in one transaction under one lock (both engines can roll back a `create table`), so two instances may
 * start at once, and a process may die at any point.
 *
 * Kysely's `Migrator` does not guarantee that: it creates its own table before it takes its lock, which on Postgres
 * outlives a failed transaction, and it runs SQLite's migrations outside of a transaction.
 */
export async function prepareDatabase({ db, engine }: Database, seed: Seed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await lockMigrations(trx);
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

/** Waits until other instances have committed. */
async function lockMigrations(trx: Transaction<Schema>): Promise<void> {
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
