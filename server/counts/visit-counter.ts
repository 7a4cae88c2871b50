import type { Logger } from 'pino';
import type { CountedStep } from '#domain/counts/counted-step.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { addCounts, keyOf, type VisitCount } from './count-store.ts';
import { isCounted, type ReadHeader } from './is-counted.ts';
import type { PageRoute } from './page-route.ts';

const FLUSH_EVERY_MS = 5_000;

export interface VisitCounter {
  /** Counts one visitor's step in memory, if the request is a visitor's. It is called for every page: it must cost nothing. */
  count(route: PageRoute, step: CountedStep, header: ReadHeader): void;
  /** Brings what was counted into the store; while the store is away it waits in memory. */
  flush(): Promise<void>;
  /** The last flush. What happens after it is not counted. */
  stop(): Promise<void>;
}

/** How often each step was taken on each route. A key of both, put together for each visit, costs a kept page 3 % of its rate. */
type Tally = Map<PageRoute, Map<CountedStep, number>>;

/**
 * Counts visits without anything that tells one visitor from another: a number for each day, route and step. A process that
 * is killed loses at most the last five seconds of them.
 */
export function startVisitCounter(
  database: Pick<Database, 'db'>,
  log: Logger,
  now: () => Date = () => new Date(),
): VisitCounter {
  let tally: Tally = new Map();
  /** What the store has not taken. */
  let late: VisitCount[] = [];
  let day = isoDateInCharlotte(now().toISOString());
  let isAway = false;

  async function flush(): Promise<void> {
    const counts = summed([...late, ...countsOf(tally, day)]);
    late = [];
    tally = new Map();
    day = isoDateInCharlotte(now().toISOString());
    try {
      await addCounts(database, counts);
      isAway = false;
    } catch (error) {
      late.push(...counts);
      if (!isAway) log.warn({ err: error }, 'Counts wait until the store takes them');
      isAway = true;
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

/** One for each row of the store, which takes no row twice in one statement. */
function summed(counts: VisitCount[]): VisitCount[] {
  const sums = new Map<string, VisitCount>();
  for (const one of counts) {
    const key = keyOf(one);
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
