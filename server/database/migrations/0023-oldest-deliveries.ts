import { type Kysely, sql } from 'kysely';

/** All that is queued at once is due at the same time: which of it is oldest stands in the index, too. */
export async function oldestDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`create index deliveries_oldest on deliveries (state, channel, next_at, created_at)`.execute(db);
  await sql`drop index deliveries_due`.execute(db);
}
