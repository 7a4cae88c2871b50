import { type Kysely, sql } from 'kysely';

/** Records when an alert was sent, not only claimed: a process may end in between. */
export async function toldDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column told_at text`.execute(db);
  await sql`update deliveries set told_at = alerted_at where state = 'dead'`.execute(db);
}
