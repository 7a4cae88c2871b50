import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** Counts of page views and form steps by day and route, without visitor data. */
export async function visitCounts(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'visit_counts', (table) =>
    table
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_counts_key', ['day', 'route', 'step']),
  );
}
