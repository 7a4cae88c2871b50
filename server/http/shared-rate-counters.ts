import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { memoryCounters, type RateCounters, randomSalt } from './rate-counters.ts';

/** A store that answers no count for so long, in ms, is silent: who waits then is counted in memory. */
const LONGEST_SILENCE_MS = 2_000;

/** Counts what comes to all instances of one store: in Postgres, and in memory while it does not answer. */
export function rateCounters({ engine, db }: Database): RateCounters {
  const alone = memoryCounters();
  if (engine === 'sqlite') return alone;
  const unlessSilent = silenceWatch();
  let current: { day: string; salt: Promise<string> } | null = null;
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      unlessSilent(db.executeQuery(CompiledQuery.raw(text, values))),
  };
  return {
    limiter: (keyPrefix, window) =>
      new RateLimiterPostgres({
        keyPrefix,
        points: window.points,
        duration: window.seconds,
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: alone.limiter(keyPrefix, window),
      }),
    async salt(day) {
      if (day !== current?.day) current = { day, salt: unlessSilent(sharedSalt(db, day)) };
      return await current.salt.catch(() => {
        current = null;
        return alone.salt(day);
      });
    },
  };
}

/**
 * Tells a store that is silent from one that is busy. All who come at once from one address wait for the same row, so on a
 * slow machine the last wait long; counted in memory they would come on top of the limit.
 * @returns what waits for a count, and rejects once the store has answered none for too long
 */
function silenceWatch(): <T>(counting: Promise<T>) => Promise<T> {
  let answeredAt = 0;
  return async (counting) => {
    const over = new AbortController();
    const begunAt = performance.now();
    const silentFor = () => performance.now() - Math.max(begunAt, answeredAt);
    const silence = async (): Promise<never> => {
      for (let quiet = 0; quiet < LONGEST_SILENCE_MS; quiet = silentFor()) {
        await pause(LONGEST_SILENCE_MS - quiet, null, { signal: over.signal });
      }
      throw new Error('The store answers no count');
    };
    const answer = counting.then((value) => {
      answeredAt = performance.now();
      return value;
    });
    return await Promise.race([answer, silence()]).finally(() => over.abort());
  };
}

/** Who comes first makes the day's salt. Those of earlier days go: nobody can tell any more whose counts those were. */
async function sharedSalt(db: Kysely<Schema>, day: string): Promise<string> {
  await db.deleteFrom('rate_limit_salts').where('day', '<', day).execute();
  await db
    .insertInto('rate_limit_salts')
    .values({ day, salt: randomSalt() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('rate_limit_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.salt;
}
