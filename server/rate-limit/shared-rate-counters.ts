import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { memoryCounters, type RateCounters, randomSalt } from './rate-counters.ts';

/** After this, memory counts instead. Generous, because requests counted in memory come on top of the limit. */
const TIMEOUT_MS = 4_000;

/** Counts requests across all instances in Postgres; in memory on SQLite or while Postgres is unavailable. */
export function rateCounters({ engine, db }: Database, timeoutMs = TIMEOUT_MS): RateCounters {
  const inMemory = memoryCounters();
  if (engine === 'sqlite') return inMemory;
  let current: { day: string; salt: Promise<string> } | null = null;
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      withTimeout(timeoutMs, db.executeQuery(CompiledQuery.raw(text, values))),
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
        insuranceLimiter: inMemory.limiter(keyPrefix, window),
      }),
    async salt(day) {
      if (day !== current?.day) current = { day, salt: withTimeout(timeoutMs, sharedSalt(db, day)) };
      return await current.salt.catch(() => {
        current = null;
        return inMemory.salt(day);
      });
    },
  };
}

/** @throws if there is no answer in time */
async function withTimeout<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const timeout = pause(timeoutMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`Postgres did not respond within ${timeoutMs} ms`);
  });
  return await Promise.race([answer, timeout]).finally(() => answered.abort());
}

/** Creates or reads the day's salt, and deletes those of earlier days, so that old counts cannot be traced to addresses. */
async function sharedSalt(db: Kysely<Schema>, day: string): Promise<string> {
  await db.deleteFrom('rate_limit_salts').where('day', '<', day).execute();
  await db
    .insertInto('rate_limit_salts')
    .values({ day, salt: randomSalt() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const days = db.selectFrom('rate_limit_salts').select('salt').where('day', '=', day);
  return (await days.executeTakeFirstOrThrow()).salt;
}
