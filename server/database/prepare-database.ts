import { type Kysely, sql, type Transaction } from 'kysely';
import { seedMarketFigures } from '../market/seed-market-figures.ts';
import { createTable } from './create-table.ts';
import type { Database } from './database.ts';
import { leadsAndRecords } from './migrations/0001-leads-and-records.ts';
import { marketFigures } from './migrations/0002-market-figures.ts';
import { listingSources } from './migrations/0003-listing-sources.ts';
import { contentVersion } from './migrations/0004-content-version.ts';
import { chatMemory } from './migrations/0005-chat-memory.ts';
import { rateLimits } from './migrations/0006-rate-limits.ts';
import { visitCounts } from './migrations/0007-visit-counts.ts';
import { spamMarks } from './migrations/0008-spam-marks.ts';
import { deliveryAlerts } from './migrations/0009-delivery-alerts.ts';
import { deliveryWaits } from './migrations/0010-delivery-waits.ts';
import type { Schema } from './schema.ts';
import { seedRecords } from './seed-records.ts';

type Step = (db: Kysely<unknown> & Kysely<Schema>) => Promise<void>;

/** In order, for ever: a step that has run anywhere is never changed, only followed by another. */
const STEPS: [name: string, step: Step][] = [
  ['0001-leads-and-records', leadsAndRecords],
  ['seed', seedRecords],
  ['0002-market-figures', marketFigures],
  ['seed-market-figures', seedMarketFigures],
  ['0003-listing-sources', listingSources],
  ['0004-content-version', contentVersion],
  ['0005-chat-memory', chatMemory],
  ['0006-rate-limits', rateLimits],
  ['0007-visit-counts', visitCounts],
  ['0008-spam-marks', spamMarks],
  ['0009-delivery-alerts', deliveryAlerts],
  ['0010-delivery-waits', deliveryWaits],
];

/** Any number; it only has to be the same in every instance. */
const MIGRATION_LOCK = 7_624_001;

/**
 * Brings the store to the newest schema and fills it once from content/.
 *
 * All missing steps run in one transaction under one lock (both engines can roll back a `create table`), so two
 * instances may start at once and a process may die at any point: a step has happened whole, or not at all.
 */
export async function prepareDatabase({ db, engine }: Database): Promise<void> {
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
    for (const [name, step] of STEPS) {
      if (done.has(name)) continue;
      await step(trx as unknown as Parameters<Step>[0]);
      await trx.insertInto('schema_steps').values({ name, done_at: new Date().toISOString() }).execute();
    }
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
