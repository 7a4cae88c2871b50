import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { phoneDigits } from '#domain/leads/phone-numbers.ts';
import { isSqlite } from '../database/create-table.ts';
import type { Schema } from '../database/schema.ts';

/** Shared by all leads of one person; a lead that has not been assigned a person yet is its own. */
export const personKey = sql<string>`coalesce(leads.person_key, leads.id)`;

/** The contact details that identify whose lead it is. */
type ReachedBy = Pick<Lead, 'email' | 'phone'>;

/**
 * Locks the people of these leads: concurrent transactions that insert leads of one person would not see each other's.
 * Call it before the first `findPersonKey`.
 */
export async function lockPeople(db: Kysely<Schema>, leads: readonly ReachedBy[]): Promise<void> {
  if (isSqlite(db)) return; // runs one transaction at a time
  const all = leads.flatMap(({ email, phone }) => [email.toLowerCase(), phoneDigits(phone)]);
  // Locked in a fixed order, to avoid deadlocks.
  const people = [...new Set(all)].filter((one) => one !== '').sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(person, 0)) from unnest(${people}::text[]) person`.execute(
    db,
  );
}

/**
 * Finds whose lead it is, among leads with the same address or number. If the lead links two people, for example two
 * addresses by a shared number, it merges them.
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

/** Clears the `person_key` of all leads of some people, to group them again: an erased lead may have linked two people. */
export async function ungroup(db: Kysely<Schema>, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .updateTable('leads')
    .set({ person_key: null })
    .where(personKey, 'in', (eb) => eb.selectFrom('leads').select('person_key').where('id', 'in', leadIds))
    .execute();
}
