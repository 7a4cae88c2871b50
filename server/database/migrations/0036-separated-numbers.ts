import { type Kysely, sql } from 'kysely';

/**
 * Groups again the people with a phone such as "704|555|0142", which was not read as a number
 * (server/leads/upgrade-leads.ts).
 */
export async function separatedNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    update leads set person_key = null
    where coalesce(person_key, id) in (
      select coalesce(person_key, id) from leads
      where phone like '%|%' or phone like '%~%' or phone like '%[%'
    )`.execute(db);
}
