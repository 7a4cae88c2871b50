import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { memoryCounters, type RateCounters, randomSalt } from './rate-counters.ts';

/** Who cannot be counted within so long, in ms, is counted in memory: a store that is silent answers nobody for 5 s. */
const LONGEST_COUNT_MS = 2_000;

/** Counts what comes to all instances of one store: in Postgres, and in memory while it does not answer. */
export function rateCounters({ engine, db }: Database): RateCounters {
  const alone = memoryCounters();
  if (engine === 'sqlite') return alone;
  let current: { day: string; salt: Promise<string> } | null = null;
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      inTime(db.executeQuery(CompiledQuery.raw(text, values))),
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
      if (day !== current?.day) current = { day, salt: inTime(sharedSalt(db, day)) };
      return await current.salt.catch(() => {
        current = null;
        return alone.salt(day);
      });
    },
  };
}

/** @throws when it takes too long */
async function inTime<T>(counting: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(LONGEST_COUNT_MS, null, { signal: over.signal }).then(() => {
    throw new Error('The store counts too slowly');
  });
  return await Promise.race([counting, late]).finally(() => over.abort());
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
