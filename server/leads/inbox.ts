import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  LEAD_FILTERS,
  LEAD_STATUSES,
  type LeadCounts,
  type LeadFilter,
  type LeadPage,
  type LeadRow,
  type LeadStatus,
} from '#domain/desk/lead-inbox.ts';
import { toStorable } from '#domain/leads/field-rules.ts';
import { replyDueAt } from '#domain/leads/lead.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import { isSqlite } from '../database/create-table.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { leadsMatching } from '../database/lead-search.ts';
import type { Schema } from '../database/schema.ts';
import { excerptOf } from '../excerpt.ts';
import { personKey } from './lead-person.ts';
import { toLead } from './lead-store.ts';
import { isAfter, type LeadQuery, type Place, pageByPerson } from './leads-by-person.ts';
import { countWaiting, isOverdue, isSnoozed, isWaiting } from './waiting.ts';

const LEADS_PER_PAGE = 50;
const LONGEST_EXCERPT = 140;

/** Sources are collected from this many leads, so that those only old leads have are not offered as filters. */
const NEWEST_LEADS = 2_000;

/** Only the most common sources are offered as filters: anybody can send leads with others. */
const MOST_SOURCES = 30;

interface InboxQuery {
  status?: LeadStatus | undefined;
  filter?: LeadFilter | undefined;
  source?: string | undefined;
  /** Groups the leads of one person. */
  by?: 'person' | undefined;
  q: string;
  cursor: string;
}

/** One page of the inbox for one person, newest first; includes spam only if requested. */
export async function readInbox(
  db: Kysely<Schema>,
  personId: string,
  query: InboxQuery,
  now: Date,
): Promise<LeadPage> {
  const found = query.q.trim() === '' ? null : await leadsMatching(db, query.q);
  if (query.q.trim() !== '' && !found) return { leads: [], nextCursor: null };
  const leadQuery = () =>
    db
      .selectFrom('leads')
      .where('leads.merged_into', 'is', null)
      .$if(found !== null, (leads) => leads.where(found ?? sql.lit(true)))
      .$if(query.status !== undefined, (leads) => leads.where('leads.status', '=', query.status ?? ''))
      .$if(query.status === undefined, (leads) => leads.where('leads.status', '<>', 'spam'))
      .$if(query.filter !== undefined, (leads) => leads.where(matches(query.filter ?? 'mine', personId, now)))
      .$if(query.source !== undefined, (leads) => leads.where(sourceOf(db), '=', query.source ?? ''));
  // Determines the page's leads first, then loads the details of those alone.
  const after = readCursor(query.cursor);
  const page = await (query.by === 'person'
    ? pageByPerson(db, leadQuery, after, LEADS_PER_PAGE)
    : pageByLead(leadQuery, after));
  const ids = page.groups.flat();
  const rows = await leadRows(db, personId)
    .where(isOneOf(db, sql.ref('leads.id'), ids))
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, toLeadRow(row)]));
  const leads = page.groups.flatMap(([newest, ...others]) =>
    [newest, ...others].flatMap((id = '') => {
      const row = rowOf.get(id);
      return row ? [{ ...row, under: id === newest ? null : (newest ?? null) }] : [];
    }),
  );
  return { leads, nextCursor: page.next && writeCursor(page.next) };
}

/** One page of a list that is not grouped by person. */
export async function pageByLead(leadQuery: LeadQuery, after: Place | null): ReturnType<typeof pageByPerson> {
  const rows = await leadQuery()
    .select(['leads.id', 'leads.created_at as at'])
    .$if(after !== null, (leads) => leads.where(isAfter(after)))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(LEADS_PER_PAGE + 1)
    .execute();
  const page = rows.slice(0, LEADS_PER_PAGE);
  return {
    groups: page.map(({ id }) => [id]),
    next: rows.length > LEADS_PER_PAGE ? (page.at(-1) ?? null) : null,
  };
}

/** Counts the leads that each filter would show. */
export async function countInbox(db: Kysely<Schema>, personId: string, now: Date): Promise<LeadCounts> {
  const open = db.selectFrom('leads').where('leads.merged_into', 'is', null);
  const count = (filter: LeadFilter) =>
    open
      .where('leads.status', '<>', 'spam')
      .where(matches(filter, personId, now))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const counted = LEAD_FILTERS.filter((filter) => filter !== 'unread');
  const [statuses, counts, read, newest, waiting] = await Promise.all([
    open
      .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    Promise.all(counted.map(async (filter) => [filter, Number((await count(filter)).count)] as const)),
    countRead(db, personId),
    open.select(sourceOf(db).as('name')).orderBy('leads.created_at', 'desc').limit(NEWEST_LEADS).execute(),
    countWaiting(db, now),
  ]);
  const ofStatus = (status: LeadStatus) => Number(statuses.find((row) => row.status === status)?.count ?? 0);
  const shown = LEAD_STATUSES.filter((status) => status !== 'spam').reduce(
    (sum, status) => sum + ofStatus(status),
    0,
  );
  return {
    byStatus: Object.fromEntries(
      LEAD_STATUSES.map((status) => [status, ofStatus(status)]),
    ) as LeadCounts['byStatus'],
    byFilter: {
      ...(Object.fromEntries(counts) as Omit<LeadCounts['byFilter'], 'unread'>),
      unread: shown - read,
    },
    sources: [...Map.groupBy(newest, ({ name }) => name)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, MOST_SOURCES)
      .map(([name]) => name)
      .sort(),
    ...waiting,
  };
}

/** Counts the leads in the list that somebody has read: all they have read minus the few that the list hides. */
async function countRead(db: Kysely<Schema>, personId: string): Promise<number> {
  const [all, hidden] = await Promise.all([
    db
      .selectFrom('lead_reads')
      .where('person_id', '=', personId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('leads')
      .where((eb) => eb.or([eb('leads.status', '=', 'spam'), eb('leads.merged_into', 'is not', null)]))
      .where(isReadBy(personId))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return Number(all.count) - Number(hidden.count);
}

const isReadBy = (personId: string) =>
  sql<SqlBool>`exists (select 1 from lead_reads where lead_reads.lead_id = leads.id and lead_reads.person_id = ${personId})`;

/** Starts a query for leads with one person's read state. */
export function leadRows(db: Kysely<Schema>, personId: string) {
  return db
    .selectFrom('leads')
    .selectAll('leads')
    .select([isReadBy(personId).as('is_read'), ofSamePerson.as('others')]);
}

type InboxRow = Awaited<ReturnType<ReturnType<typeof leadRows>['executeTakeFirstOrThrow']>>;

/** Converts a row of `leadRows` for the desk. */
export function toLeadRow(row: InboxRow): LeadRow {
  const lead = toLead(row);
  return {
    id: lead.id,
    kind: lead.kind,
    firstName: stripBidiControls(lead.firstName),
    lastName: stripBidiControls(lead.lastName),
    interest: lead.interest,
    neighborhoods: stripBidiControls(lead.neighborhoods),
    excerpt: excerptOf(lead.message || lead.address, LONGEST_EXCERPT),
    status: lead.status as LeadStatus,
    source: lead.attribution.utm_source ?? lead.source,
    page: lead.page,
    assigneeId: row.assignee_id,
    looksLikeSpam: looksLikeSpam(lead),
    unread: !row.is_read,
    createdAt: lead.createdAt,
    replyDueAt: replyDueAt(lead),
    firstReplyAt: row.first_reply_at,
    snoozedUntil: row.snoozed_until,
    others: Number(row.others),
    under: null,
    version: row.version,
  };
}

/** Where a lead came from: a campaign, else the site itself. */
export function sourceOf(db: Kysely<Schema>): RawBuilder<string> {
  const attribution = sql.raw(isSqlite(db) ? 'leads.attribution' : 'leads.attribution::json');
  return sql<string>`coalesce(${attribution} ->> 'utm_source', leads.source)`;
}

const ofSamePerson = sql<number>`(
  select count(*) from leads other where other.id <> leads.id and other.merged_into is null
  and coalesce(other.person_key, other.id) = ${personKey})`;

function matches(filter: LeadFilter, personId: string, now: Date): Expression<SqlBool> {
  switch (filter) {
    case 'needs-reply':
      return isWaiting(now);
    case 'overdue':
      return isOverdue(now);
    case 'mine':
      return sql<SqlBool>`leads.assignee_id = ${personId}`;
    case 'snoozed':
      return isSnoozed(now);
    case 'due':
      return sql<SqlBool>`leads.snoozed_until <= ${now.toISOString()}`;
    case 'unread':
      return sql<SqlBool>`not ${isReadBy(personId)}`;
  }
}

/** Encodes a place in the list for clients. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** @returns null for the first page and for an invalid cursor */
export function readCursor(cursor: string): Place | null {
  const [at = '', id = ''] = toStorable(Buffer.from(cursor, 'base64url').toString()).split(' ');
  return at === '' || id === '' ? null : { at, id };
}
