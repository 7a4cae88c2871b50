import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../database/is-one-of.ts';
import type { Schema } from '../database/schema.ts';
import { personKey } from './lead-person.ts';

/** What of a lead says whose it is, and where it stands. */
interface Asked {
  id: string;
  at: string;
  person: string;
}

const ASKED = ['leads.id', 'leads.created_at as at', personKey.as('person')] as const;

/** Where a page ends: after this lead. */
export type Place = Pick<Asked, 'id' | 'at'>;

/** Starts a query for the leads that a list is narrowed to. */
export type Narrowed = () => SelectQueryBuilder<Schema, 'leads', object>;

/** So many leads of one person stand together; those before stand together again, at the place of the newest of them. */
const MOST_TOGETHER = 50;

/** Leads looked through at a time, and how often for one page: where few are the newest of a person a page may have fewer groups. */
const LEADS_A_LOOK = 60;
const MOST_LOOKS = 10;

/**
 * One page of a list by person: groups in the order of their newest lead, each newest first.
 * @returns `next`: where the next page begins; null when there is none
 */
export async function pageByPerson(
  db: Kysely<Schema>,
  narrowed: Narrowed,
  after: Place | null,
  most: number,
): Promise<{ groups: string[][]; next: Place | null }> {
  const groups: string[][] = [];
  let place = after;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const leads = await newestLeads(narrowed, place);
    const people = leads.map(({ person }) => person);
    const leadsOf = await leadsByPerson(db, narrowed, people);
    for (const [index, lead] of leads.entries()) {
      place = lead;
      const together = leadsOf.get(lead.person) ?? [];
      const from = together.indexOf(lead.id);
      if (from % MOST_TOGETHER === 0) groups.push(together.slice(from, from + MOST_TOGETHER));
      const isEnd = leads.length < LEADS_A_LOOK && index === leads.length - 1;
      if (groups.length === most && !isEnd) return { groups, next: place };
    }
    if (leads.length < LEADS_A_LOOK) return { groups, next: null };
  }
  return { groups, next: place };
}

async function newestLeads(narrowed: Narrowed, after: Place | null): Promise<Asked[]> {
  return await narrowed()
    .select(ASKED)
    .$if(after !== null, (some) => some.where(isAfter(after)))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(LEADS_A_LOOK)
    .execute();
}

/** What stands after a place, newest first. */
export const isAfter = (place: Place | null) =>
  sql<SqlBool>`(leads.created_at, leads.id) < (${place?.at ?? ''}, ${place?.id ?? ''})`;

/** All leads of the list by some people, newest first. */
async function leadsByPerson(
  db: Kysely<Schema>,
  narrowed: Narrowed,
  people: readonly string[],
): Promise<Map<string, string[]>> {
  const leads = await narrowed()
    .select(ASKED)
    .where(isOneOf(db, personKey, [...new Set(people)]))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .execute();
  const byPerson = Map.groupBy(leads, ({ person }) => person);
  return new Map([...byPerson].map(([person, asked]) => [person, asked.map(({ id }) => id)]));
}
