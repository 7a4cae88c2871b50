import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** What an imported home's file said of it, so that an export can say the same again. */
export async function listingSources(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'listing_sources', (table) =>
    table
      .addColumn('property_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('record', 'text', (column) => column.notNull()),
  );
}
