import { type Kysely, sql } from 'kysely';

/**
 * Groups again the people with a phone whose last ten digits were not its number: those of somebody who entered "0", or a
 * number with an extension (server/leads/upgrade-leads.ts).
 */
export async function wholeNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    update leads set person_key = null
    where coalesce(person_key, id) in (
      select coalesce(person_key, id) from leads
      where phone_digits <> '' and (
        length(phone_digits) < 7 or lower(phone) <> upper(phone)
        or phone like '%#%' or phone like '%,%' or phone like '%;%' or phone like '%/%'
      )
    )`.execute(db);
}
