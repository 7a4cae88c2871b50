import { type Kysely, sql } from 'kysely';

/** Deliveries queued together are due at the same time, so the index also contains their age. */
export async function oldestDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`create index deliveries_oldest on deliveries (state, channel, next_at, created_at)`.execute(db);
  await sql`drop index deliveries_due`.execute(db);
}
