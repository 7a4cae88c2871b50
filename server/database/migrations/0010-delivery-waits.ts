import { type Kysely, sql } from 'kysely';

/** The time before which a receiver asked not to be retried. */
export async function deliveryWaits(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column not_before text`.execute(db);
}
