import { type Kysely, sql } from 'kysely';

/** When the agent was last told that a delivery does not get through. */
export async function deliveryAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column alerted_at text`.execute(db);
}
