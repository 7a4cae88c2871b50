import { type Kysely, sql } from 'kysely';

/** Until when a receiver asked not to be tried again. */
export async function deliveryWaits(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column not_before text`.execute(db);
}
