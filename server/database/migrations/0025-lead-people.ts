import { type Kysely, sql } from 'kysely';

/** Leads of one person share a key; leads without one are processed in the background later (server/leads). */
export async function leadPeople(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column person_key text`.execute(db);
  const person = 'coalesce(person_key, id)';
  // A covering index, so that counting people who wait reads nothing else.
  const waiting = `${person}, created_at, status, snoozed_until, first_reply_at, merged_into, person_key, id`;
  for (const index of [
    'leads_to_take_up on leads (created_at) where person_key is null',
    `leads_by_person on leads (${person}, created_at)`,
    `people_waiting on leads (${waiting}) where first_reply_at is null and merged_into is null`,
  ]) {
    await sql`create index ${sql.raw(index)}`.execute(db);
  }
}
