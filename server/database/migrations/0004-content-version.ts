import { type Kysely, sql } from 'kysely';
import { createTable, isSqlite } from '../create-table.ts';

const RECORD_TABLES = [
  'agents',
  'neighborhoods',
  'properties',
  'testimonials',
  'guides',
  'market_stats',
  'market_sources',
  'market_figures',
  'listing_sources',
];

/** A version incremented by every change of the site's records, so that no instance serves outdated cached pages. */
export async function contentVersion(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return; // `pragma data_version` counts already
  await createTable(db, 'content_version', (table) =>
    table.addColumn('version', 'integer', (column) => column.notNull()),
  );
  await sql`insert into content_version (version) values (1)`.execute(db);
  await sql`
    create function count_content_version() returns trigger language plpgsql as $$
    begin
      update content_version set version = version + 1;
      return null;
    end $$`.execute(db);
  for (const table of RECORD_TABLES) {
    await sql`
      create trigger ${sql.id(`${table}_count_content_version`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_content_version()`.execute(db);
  }
}
