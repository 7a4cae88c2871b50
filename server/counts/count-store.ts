import { sql } from 'kysely';
import type { CountedStep } from '#domain/counts/counted-step.ts';
import type { Database } from '../database/database.ts';
import type { PageRoute } from './page-route.ts';

/** How often a step happened on a route on a day. */
export interface VisitCount {
  /** ISO 8601, in Charlotte's time zone. */
  day: string;
  route: PageRoute;
  step: CountedStep;
  count: number;
}

/** Adds to the stored counts, atomically, in one statement. Several instances may add at once. */
export async function addCounts({ db }: Pick<Database, 'db'>, counts: VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('visit_counts')
    // Sorted, so that two instances lock rows in the same order and cannot deadlock.
    .values(counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'route', 'step'])
        .doUpdateSet({ count: sql<number>`visit_counts.count + excluded.count` }),
    )
    .execute();
}

/** Returns the counts since a day, oldest first. @param fromDay ISO 8601, in Charlotte's time zone */
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

/** Identifies the row that a count is stored in. */
export function keyOf({ day, route, step }: Omit<VisitCount, 'count'>): string {
  return `${day} ${route} ${step}`;
}
