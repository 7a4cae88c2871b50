import { type Kysely, sql } from 'kysely';

/** The site's order of a kind. Without this index, SQLite copies every record of the kind to sort them. */
export async function recordsInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`create index records_in_order on records (kind, position, id)`.execute(db);
}
