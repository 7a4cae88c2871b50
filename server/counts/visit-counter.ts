import type { Logger } from 'pino';
import type { CountedStep } from '#domain/counts/counted-step.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { addCounts, keyOf, type VisitCount } from './count-store.ts';
import { isCounted, type ReadHeader } from './is-counted.ts';
import type { PageRoute } from './page-route.ts';

const FLUSH_EVERY_MS = 5_000;

export interface VisitCounter {
  /** Counts a step in memory, if the request is a visitor's. It runs for every page, so it must be cheap. */
  count(route: PageRoute, step: CountedStep, header: ReadHeader): void;
  /** Writes the counts to the database; if that fails, they stay in memory. */
  flush(): Promise<void>;
  /** Flushes a last time. Later steps are not counted. */
  stop(): Promise<void>;
}

/** Counts by route and step. Building a combined key for each visit would cost 3 % of the throughput of cached pages. */
type Tally = Map<PageRoute, Map<CountedStep, number>>;

/**
 * Counts visits by day, route and step, without anything that identifies visitors. A killed process loses at most the last
 * five seconds.
 */
export function startVisitCounter(
  database: Pick<Database, 'db'>,
  log: Logger,
  now: () => Date,
): VisitCounter {
  let tally: Tally = new Map();
  /** Counts that could not be stored yet. */
  let unsaved: VisitCount[] = [];
  let day = isoDateInCharlotte(now().toISOString());
  let isFailing = false;

  async function flush(): Promise<void> {
    const counts = mergeCounts([...unsaved, ...countsOf(tally, day)]);
    unsaved = [];
    tally = new Map();
    day = isoDateInCharlotte(now().toISOString());
    try {
      await addCounts(database, counts);
      isFailing = false;
    } catch (error) {
      unsaved.push(...counts);
      if (!isFailing)
        log.warn({ err: error }, 'Counts could not be stored; they stay in memory until the next attempt');
      isFailing = true;
    }
  }

  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  return {
    count(route, step, header) {
      if (!isCounted(header)) return;
      const steps = tally.get(route);
      if (steps) steps.set(step, (steps.get(step) ?? 0) + 1);
      else tally.set(route, new Map([[step, 1]]));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

function countsOf(tally: Tally, day: string): VisitCount[] {
  return [...tally].flatMap(([route, steps]) =>
    [...steps].map(([step, count]) => ({ day, route, step, count })),
  );
}

/** Merges counts of the same row: an upsert may not touch a row twice in one statement. */
function mergeCounts(counts: VisitCount[]): VisitCount[] {
  const sums = new Map<string, VisitCount>();
  for (const one of counts) {
    const key = keyOf(one);
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
