import { type Kysely, sql } from 'kysely';
import { normalizeName } from '#domain/leads/normalize-name.ts';
import { isOneOf } from '../database/is-one-of.ts';
import type { Schema } from '../database/schema.ts';

/** The columns of a lead that identify its person. */
interface PersonLead {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  phone_digits: string;
  merged_into: string | null;
  created_at: string;
}

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'phone_digits',
  'merged_into',
  'created_at',
] as const;

/**
 * Finds the leads of a lead's person: those with the same address or, if it has none, those without an address that have the same
 * number and name. Anybody can send a form with somebody else's number and name.
 * @returns `others`: leads that only share a number, as couples and offices do, or were merged by hand; null if no lead has this id
 */
export async function leadsOfPerson(
  db: Kysely<Schema>,
  leadId: string,
): Promise<{ own: PersonLead[]; others: PersonLead[] } | null> {
  const lead = await db.selectFrom('leads').select(COLUMNS).where('id', '=', leadId).executeTakeFirst();
  if (!lead) return null;
  const related = await relatedLeads(db, [lead]);
  const own = [lead, ...related.filter((other) => isSamePerson(lead, other))];
  return { own, others: await relatedLeads(db, own) };
}

/** Leads that share an address, number or merge with the given ones, newest first. */
async function relatedLeads(db: Kysely<Schema>, leads: PersonLead[]): Promise<PersonLead[]> {
  const ids = leads.map(({ id }) => id);
  const mails = leads.map(mailOf).filter(Boolean);
  const numbers = leads.map((lead) => lead.phone_digits).filter(Boolean);
  const targets = leads.flatMap((lead) => lead.merged_into ?? []);
  return await db
    .selectFrom('leads')
    .select(COLUMNS)
    .where((eb) =>
      eb.or([
        isOneOf(db, sql`lower(email)`, mails),
        isOneOf(db, sql.ref('phone_digits'), numbers),
        isOneOf(db, sql.ref('merged_into'), ids),
        isOneOf(db, sql.ref('id'), targets),
      ]),
    )
    .where((eb) => eb.not(isOneOf(db, sql.ref('id'), ids)))
    .orderBy('created_at', 'desc')
    .execute();
}

function isSamePerson(one: PersonLead, other: PersonLead): boolean {
  if (mailOf(one) !== mailOf(other)) return false;
  if (mailOf(one) !== '') return true;
  return one.phone_digits !== '' && one.phone_digits === other.phone_digits && nameOf(one) === nameOf(other);
}

const mailOf = ({ email }: PersonLead) => email.toLowerCase();

const nameOf = ({ first_name, last_name }: PersonLead) => normalizeName(`${first_name} ${last_name}`);
