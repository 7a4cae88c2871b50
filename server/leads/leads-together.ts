import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../database/is-one-of.ts';
import type { Schema } from '../database/schema.ts';

/** What of a lead says whose it is, and where it stands. */
export interface Asked {
  id: string;
  at: string;
  mail: string;
  digits: string;
}

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
    const leadsOf = await leadsByPerson(db, narrowed, leads);
    for (const [index, lead] of leads.entries()) {
      place = lead;
      const together = leadsOf.get(lead.id) ?? [];
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
  sql<SqlBool>`(leads.created_at < ${place?.at ?? ''} or (leads.created_at = ${place?.at ?? ''} and leads.id < ${place?.id ?? ''}))`;

/** For each lead, all of the list by the same person, newest first. */
async function leadsByPerson(
  db: Kysely<Schema>,
  narrowed: Narrowed,
  leads: readonly Asked[],
): Promise<Map<string, string[]>> {
  const known = new Map(leads.map((lead) => [lead.id, lead]));
  const looked = new Set<string>();
  // Somebody with two addresses is found by the number that both have, and so on.
  for (let fresh = [...leads]; fresh.length > 0; ) {
    const found = await leadsWith(db, fresh.flatMap(pointsOf), looked);
    fresh = found.filter(({ id }) => !known.has(id));
    for (const lead of fresh) known.set(lead.id, lead);
  }
  const others = [...known.keys()].slice(leads.length);
  const listed = new Set([...leads.map(({ id }) => id), ...(await thoseListed(db, narrowed, others))]);
  const leadsOf = new Map<string, string[]>();
  for (const group of groupsOf([...known.values()])) {
    const ids = group
      .filter(({ id }) => listed.has(id))
      .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
      .map(({ id }) => id);
    for (const id of ids) leadsOf.set(id, ids);
  }
  return leadsOf;
}

/** Where somebody can be reached: what leads of one person have in common. */
const pointsOf = ({ mail, digits }: Asked): Point[] => [
  ...(mail === '' ? [] : ([`mail:${mail}`] as const)),
  ...(digits === '' ? [] : ([`tel:${digits}`] as const)),
];

type Point = `mail:${string}` | `tel:${string}`;

/** Every lead with one of these, but those looked for before. @param looked is told of what is looked for */
async function leadsWith(
  db: Kysely<Schema>,
  points: readonly Point[],
  looked: Set<string>,
): Promise<Asked[]> {
  const fresh = [...new Set(points)].filter((point) => !looked.has(point));
  if (fresh.length === 0) return [];
  for (const point of fresh) looked.add(point);
  const of = (kind: 'mail:' | 'tel:') =>
    fresh.filter((point) => point.startsWith(kind)).map((point) => point.slice(kind.length));
  const open = db.selectFrom('leads').select(ASKED).where('leads.merged_into', 'is', null);
  return await open
    .where(isOneOf(db, sql`lower(leads.email)`, of('mail:')))
    .union(open.where(isOneOf(db, sql.ref('leads.phone_digits'), of('tel:'))))
    .execute();
}

/** The columns of `Asked`. */
export const ASKED = [
  'leads.id',
  'leads.created_at as at',
  sql<string>`lower(leads.email)`.as('mail'),
  'leads.phone_digits as digits',
] as const;

async function thoseListed(
  db: Kysely<Schema>,
  narrowed: Narrowed,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await narrowed()
    .select('leads.id')
    .where(isOneOf(db, sql.ref('leads.id'), ids))
    .execute();
  return rows.map(({ id }) => id);
}

/** Leads that have something in common, directly or through others. */
export function groupsOf<Lead extends Asked>(leads: readonly Lead[]): Set<Lead[]> {
  const groups = new Set<Lead[]>();
  const groupAt = new Map<Point, Lead[]>();
  for (const lead of leads) {
    const met = pointsOf(lead).flatMap((point) => {
      const group = groupAt.get(point);
      return group ? [group] : [];
    });
    const [group = [], ...rest] = [...new Set(met)].sort((a, b) => b.length - a.length);
    groups.add(group);
    const joining = [lead, ...rest.flat()];
    for (const one of rest) groups.delete(one);
    for (const one of joining) {
      group.push(one);
      for (const point of pointsOf(one)) groupAt.set(point, group);
    }
  }
  return groups;
}
