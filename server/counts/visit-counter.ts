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

/**
 * Counts visits without anything that tells one visitor from another: a number for each day, route and step. A process that
 * is killed loses at most the last five seconds of them.
 */
export function startVisitCounter(
  database: Pick<Database, 'db'>,
  log: Logger,
  now: () => Date = () => new Date(),
): VisitCounter {
  let waiting = new Map<string, VisitCount>();
  let day = isoDateInCharlotte(now().toISOString());
  let isAway = false;

  function add(one: VisitCount): void {
    const key = keyOf(one);
    const known = waiting.get(key);
    if (known) known.count += one.count;
    else waiting.set(key, one);
  }

  async function flush(): Promise<void> {
    const counts = [...waiting.values()];
    waiting = new Map();
    day = isoDateInCharlotte(now().toISOString());
    try {
      await addCounts(database, counts);
      isAway = false;
    } catch (error) {
      for (const one of counts) add(one);
      if (!isAway) log.warn({ err: error }, 'Counts wait until the store takes them');
      isAway = true;
    }
  }

  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  return {
    count(route, step, header) {
      if (isCounted(header)) add({ day, route, step, count: 1 });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
