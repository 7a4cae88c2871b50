import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** The row of each home in its imported file, so that an export can reproduce it. */
export async function listingSources(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'listing_sources', (table) =>
    table
      .addColumn('property_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('record', 'text', (column) => column.notNull()),
  );
}
