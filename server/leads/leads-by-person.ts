import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../database/is-one-of.ts';
import type { Schema } from '../database/schema.ts';
import { personKey } from './lead-person.ts';

/** The columns that grouping needs. */
interface PersonLead {
  id: string;
  at: string;
  person: string;
}

const PERSON_LEAD_COLUMNS = ['leads.id', 'leads.created_at as at', personKey.as('person')] as const;

/** The last lead of a page. */
export type Place = Pick<PersonLead, 'id' | 'at'>;

/** Starts a query for the leads that match the list's filters. */
export type LeadQuery = () => SelectQueryBuilder<Schema, 'leads', object>;

/** Largest group; a person's older leads form another group, at the place of their newest. */
const LARGEST_GROUP = 50;

/** Leads read at a time, and the most reads for one page: a page has fewer groups if few leads are their person's newest. */
const LEADS_PER_READ = 60;
const MOST_READS = 10;

/**
 * One page of a list grouped by person: groups in the order of their newest lead, each newest first.
 * @returns `next`: where the next page begins; null on the last page
 */
export async function pageByPerson(
  db: Kysely<Schema>,
  leadQuery: LeadQuery,
  after: Place | null,
  most: number,
): Promise<{ groups: string[][]; next: Place | null }> {
  const groups: string[][] = [];
  let place = after;
  for (let read = 0; read < MOST_READS; read += 1) {
    const leads = await newestLeads(leadQuery, place);
    const people = leads.map(({ person }) => person);
    const leadsOf = await leadsByPerson(db, leadQuery, people);
    for (const [index, lead] of leads.entries()) {
      place = lead;
      const together = leadsOf.get(lead.person) ?? [];
      const from = together.indexOf(lead.id);
      if (from % LARGEST_GROUP === 0) groups.push(together.slice(from, from + LARGEST_GROUP));
      const isEnd = leads.length < LEADS_PER_READ && index === leads.length - 1;
      if (groups.length === most && !isEnd) return { groups, next: place };
    }
    if (leads.length < LEADS_PER_READ) return { groups, next: null };
  }
  return { groups, next: place };
}

async function newestLeads(leadQuery: LeadQuery, after: Place | null): Promise<PersonLead[]> {
  return await leadQuery()
    .select(PERSON_LEAD_COLUMNS)
    .$if(after !== null, (query) => query.where(isAfter(after)))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(LEADS_PER_READ)
    .execute();
}

/** Matches leads after a place, newest first. */
export const isAfter = (place: Place | null) =>
  sql<SqlBool>`(leads.created_at, leads.id) < (${place?.at ?? ''}, ${place?.id ?? ''})`;

/** All matching leads of some people, newest first. */
async function leadsByPerson(
  db: Kysely<Schema>,
  leadQuery: LeadQuery,
  people: readonly string[],
): Promise<Map<string, string[]>> {
  const leads = await leadQuery()
    .select(PERSON_LEAD_COLUMNS)
    .where(isOneOf(db, personKey, [...new Set(people)]))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .execute();
  const byPerson = Map.groupBy(leads, ({ person }) => person);
  return new Map([...byPerson].map(([person, asked]) => [person, asked.map(({ id }) => id)]));
}
