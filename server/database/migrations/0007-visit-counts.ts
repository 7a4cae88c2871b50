import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** How often pages were seen and forms were used, by day and route: numbers, nothing of any visitor. */
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
