import { type Kysely, type SqlBool, sql } from 'kysely';
import type { LeadCounts } from '#domain/desk/lead-inbox.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { PROMISED_REPLY_HOURS, replyDueAt } from '#domain/leads/lead.ts';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import type { Schema } from '../database/schema.ts';
import { personKey } from './lead-person.ts';

/** Statuses in which the 24-hour clock does not run. */
const SETTLED = ['spam', 'closed', 'not-a-fit'];

/** Whether a lead's clock is running, snoozed or not. */
export const isRunning = sql<SqlBool>`leads.first_reply_at is null and leads.status not in (${sql.join(SETTLED)})`;

/** Whether a lead is snoozed now. */
export const isSnoozed = (now: Date) =>
  sql<SqlBool>`(leads.snoozed_until is not null and leads.snoozed_until > ${now.toISOString()})`;

/** Whether a lead needs a reply. */
export const isWaiting = (now: Date) => sql<SqlBool>`${isRunning} and not ${isSnoozed(now)}`;

/** Whether a lead that needs a reply has waited longer than the site promises. */
export const isOverdue = (now: Date) =>
  sql<SqlBool>`${isWaiting(now)} and leads.created_at <= ${promisedBefore(now)}`;

/** How many of the people to answer next are named. */
const NEXT_PEOPLE = 2;

/** Counts the people waiting for a reply, each by the lead that has waited longest, and names those to answer next. */
export async function countWaiting(
  db: Kysely<Schema>,
  now: Date,
): Promise<Pick<LeadCounts, 'waiting' | 'next'>> {
  const waiting = db.selectFrom('leads').where('leads.merged_into', 'is', null).where(isWaiting(now));
  const people = waiting
    .select([personKey.as('person'), (eb) => eb.fn.min('leads.created_at').as('since')])
    .groupBy(personKey)
    .as('people');
  const inTime = waiting
    .where('leads.created_at', '>', promisedBefore(now))
    .select([personKey.as('person'), 'leads.id', 'leads.first_name as firstName', 'leads.created_at as at'])
    .as('asked');
  const earlier = waiting
    .select('leads.id')
    .where(personKey, '=', sql.ref<string>('asked.person'))
    .where(sql<SqlBool>`(leads.created_at, leads.id) < (asked.at, asked.id)`);
  const [counted, next] = await Promise.all([
    db
      .selectFrom(people)
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('since', '<=', promisedBefore(now)).as('late'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(inTime)
      .select(['firstName', 'at'])
      .where(({ not, exists }) => not(exists(earlier)))
      .orderBy('at')
      .limit(NEXT_PEOPLE)
      .execute(),
  ]);
  return {
    waiting: { people: Number(counted.all), late: Number(counted.late) },
    next: next.map(({ firstName, at }) => ({
      firstName: stripBidiControls(firstName),
      replyDueAt: replyDueAt({ createdAt: at }),
    })),
  };
}

/** Leads created before this time have waited longer than the site promises. */
const promisedBefore = (now: Date) => new Date(now.getTime() - PROMISED_REPLY_HOURS * HOUR_MS).toISOString();
