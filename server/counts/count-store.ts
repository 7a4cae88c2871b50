import { sql } from 'kysely';
import type { CountedStep } from '#domain/counts/counted-step.ts';
import type { Database } from '../database/database.ts';
import type { PageRoute } from './page-route.ts';

/** How often one step was taken on one route on one day. */
export interface VisitCount {
  /** ISO 8601, in Charlotte. */
  day: string;
  route: PageRoute;
  step: CountedStep;
  count: number;
}

/** Adds to what is kept, in one statement: all of it, or nothing. Several instances may add at once. */
export async function addCounts({ db }: Pick<Database, 'db'>, counts: VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('visit_counts')
    // In one order everywhere, so that two instances never wait for each other's rows.
    .values(counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'route', 'step'])
        .doUpdateSet({ count: sql<number>`visit_counts.count + excluded.count` }),
    )
    .execute();
}

/** What was counted from a day on, oldest first. @param fromDay ISO 8601, in Charlotte */
export async function countsSince({ db }: Pick<Database, 'db'>, fromDay: string): Promise<VisitCount[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .selectAll()
    .where('day', '>=', fromDay)
    .orderBy('day')
    .orderBy('route')
    .orderBy('step')
    .execute();
  return rows as VisitCount[];
}

/** Equal for counts that are kept in one row. */
export function keyOf({ day, route, step }: Omit<VisitCount, 'count'>): string {
  return `${day} ${route} ${step}`;
}
