import { type Kysely, sql } from 'kysely';
import type { DeskNumbers } from '#domain/desk/numbers.ts';
import { DAY_MS } from '#domain/durations.ts';
import { startOfDay } from '#domain/listings/listing-time.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Schema } from '../database/schema.ts';
import { sourceOf } from '../leads/inbox.ts';

const MAX_NAMES = 20;
const WEEK_MS = 7 * DAY_MS;

/**
 * Computes statistics of the leads of the last weeks; spam counts only among the outcomes.
 * @param titles titles of the site's pages, by path
 */
export async function deskNumbers(
  db: Kysely<Schema>,
  titles: ReadonlyMap<string, string>,
  weeks: number,
  now: Date,
): Promise<DeskNumbers> {
  const monday = mondayOf(isoDateInCharlotte(now.toISOString()));
  const since = weeksLater(monday, 1 - weeks);
  const recentLeads = db
    .selectFrom('leads')
    .where('leads.created_at', '>=', new Date(startOfDay(since)).toISOString())
    .where('merged_into', 'is', null);
  const rows = await recentLeads
    .select([
      'leads.created_at',
      'first_reply_at',
      'leads.status',
      'leads.page',
      sourceOf(db).as('came_from'),
    ])
    .execute();
  const leads = rows.filter(({ status }) => status !== 'spam');
  const times = leads
    .flatMap((lead) =>
      lead.first_reply_at ? [Date.parse(lead.first_reply_at) - Date.parse(lead.created_at)] : [],
    )
    .sort((a, b) => a - b);
  const byWeek = new Map(Array.from({ length: weeks }, (_, index) => [weeksLater(since, index), 0]));
  for (const lead of leads) {
    const week = mondayOf(isoDateInCharlotte(lead.created_at));
    byWeek.set(week, (byWeek.get(week) ?? 0) + 1);
  }
  const funnel = await db
    .selectFrom('visit_counts')
    .select(['route', 'step', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .where('step', '!=', 'view')
    .groupBy(['route', 'step'])
    .orderBy('route')
    .orderBy(sql`sum(count)`, 'desc')
    .execute();
  return {
    firstReply: {
      medianMs: quantile(times, 0.5),
      p90Ms: quantile(times, 0.9),
      answered: times.length,
    },
    weeks: [...byWeek].map(([week, count]) => ({ week, leads: count })),
    sources: countByName(leads.map((lead) => lead.came_from)),
    pages: countByName(leads.map((lead) => lead.page)).map(({ name, leads: count }) => ({
      path: name,
      title: titles.get(name) ?? '',
      leads: count,
    })),
    funnel: funnel.map((row) => ({ ...row, count: Number(row.count) })),
    outcomes: countByName(rows.map((lead) => lead.status)).map(({ name, leads: count }) => ({
      status: name,
      leads: count,
    })),
  };
}

/** The nearest-rank quantile. @param sorted ascending */
function quantile(sorted: number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

function countByName(names: string[]): { name: string; leads: number }[] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, leads: all.length }));
  return counts.toSorted((a, b) => b.leads - a.leads).slice(0, MAX_NAMES);
}

/** The Monday of a day's week. @param day "2026-11-26" */
function mondayOf(day: string): string {
  const time = new Date(day);
  const daysBack = (time.getUTCDay() + 6) % 7;
  return isoDay(time.getTime() - daysBack * DAY_MS);
}

function weeksLater(day: string, weeks: number): string {
  return isoDay(Date.parse(day) + weeks * WEEK_MS);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
