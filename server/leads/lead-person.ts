import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { isSqlite } from '../database/create-table.ts';
import { phoneDigits } from '../database/lead-search.ts';
import type { Schema } from '../database/schema.ts';

/** The same for every lead of one person; a lead that nobody has looked at stands alone. */
export const personKey = sql<string>`coalesce(leads.person_key, leads.id)`;

/** What tells whose lead it is. */
export type ReachedBy = Pick<Lead, 'email' | 'phone'>;

/**
 * Lets one transaction at a time find out whose leads these are: two that keep leads of one person would not see each other's.
 * Call it before the first `findPersonKey`.
 */
export async function lockPeople(db: Kysely<Schema>, leads: readonly ReachedBy[]): Promise<void> {
  if (isSqlite(db)) return; // one transaction after the other
  const all = leads.flatMap(({ email, phone }) => [email.toLowerCase(), phoneDigits(phone)]);
  // In one order: two that have the same people in mind do not wait for each other.
  const people = [...new Set(all)].filter((one) => one !== '').sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(person, 0)) from unnest(${people}::text[]) person`.execute(
    db,
  );
}

/**
 * Finds whose lead it is, among those with the same address or number. Where it shows that two were one person, it
 * brings their leads together: somebody with two addresses is known by the number that both have.
 * @returns its `person_key`
 */
export async function findPersonKey(
  db: Kysely<Schema>,
  { id, email, phone }: ReachedBy & Pick<Lead, 'id'>,
): Promise<string> {
  const digits = phoneDigits(phone);
  const ofPerson = db.selectFrom('leads').select('person_key').where('person_key', 'is not', null);
  const byEmail = ofPerson.where(sql`lower(email)`, '=', email.toLowerCase());
  const byPhone = ofPerson.where('phone_digits', '=', digits);
  const rows = [
    ...(email === '' ? [] : await byEmail.distinct().execute()),
    ...(digits === '' ? [] : await byPhone.distinct().execute()),
  ];
  const [key = id, ...others] = new Set(rows.flatMap((row) => row.person_key ?? []));
  if (others.length > 0) {
    await db.updateTable('leads').set({ person_key: key }).where(personKey, 'in', others).execute();
  }
  return key;
}

/** Lets `takeUpLeads` look again whose the leads of some people are: one that goes may be all that held them together. */
export async function ungroup(db: Kysely<Schema>, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .updateTable('leads')
    .set({ person_key: null })
    .where(personKey, 'in', (eb) => eb.selectFrom('leads').select('person_key').where('id', 'in', leadIds))
    .execute();
}
