import { type Kysely, sql } from 'kysely';

/** When the agent was last alerted to a stuck delivery. */
export async function deliveryAlerts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column alerted_at text`.execute(db);
}
