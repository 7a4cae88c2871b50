import { type Kysely, sql } from 'kysely';
import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';
import type { DeskNumbers } from '#domain/desk/numbers.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Schema } from '../database/schema.ts';
import { sourceOf } from '../leads/inbox.ts';

const MOST_NAMES = 20;
const WEEK_DAYS = 7;

/** What became of the leads of the last weeks; spam counts nowhere but among the outcomes. */
export async function deskNumbers(db: Kysely<Schema>, weeks: number, now: Date): Promise<DeskNumbers> {
  const monday = mondayOf(now);
  const since = new Date(monday.getTime() - (weeks - 1) * WEEK_DAYS * DAY_MS);
  const ofTime = db
    .selectFrom('leads')
    .where('leads.created_at', '>=', since.toISOString())
    .where('merged_into', 'is', null);
  const rows = await ofTime
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
  const byWeek = new Map(
    Array.from({ length: weeks }, (_, index) => [
      dayOf(new Date(since.getTime() + index * WEEK_DAYS * DAY_MS)),
      0,
    ]),
  );
  for (const lead of leads) {
    const week = dayOf(mondayOf(new Date(lead.created_at)));
    byWeek.set(week, (byWeek.get(week) ?? 0) + 1);
  }
  const funnel = await db
    .selectFrom('visit_counts')
    .select(['route', 'step', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', dayOf(since))
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
    sources: counted(leads.map((lead) => lead.came_from)),
    pages: counted(leads.map((lead) => lead.page)),
    funnel: funnel.map((row) => ({ ...row, count: Number(row.count) })),
    outcomes: counted(rows.map((lead) => lead.status)).map(({ name, leads: count }) => ({
      status: name,
      leads: count,
    })),
  };
}

/** The nearest-rank quantile. @param sorted ascending */
function quantile(sorted: number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

function counted(names: string[]): { name: string; leads: number }[] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, leads: all.length }));
  return counts.toSorted((a, b) => b.leads - a.leads).slice(0, MOST_NAMES);
}

/** Noon of the Monday of a time's week in Charlotte, so that no change of clocks moves the day. */
function mondayOf(time: Date): Date {
  const noon = new Date(`${dayOf(time)}T17:00:00.000Z`);
  const back = (noon.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return new Date(noon.getTime() - back * DAY_MS);
}

/** The day in Charlotte, as 2026-11-23. */
function dayOf(time: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: CHARLOTTE_TIME_ZONE }).format(time);
}
