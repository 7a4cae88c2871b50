import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { memoryCounters, type RateCounters, randomSalt } from './rate-counters.ts';

/** A store that answers nothing during so many looks in a row, 2 s in all, counts as silent; memory counts in its place. */
const MOST_LOOKS = 20;
/** After so many it is asked whether it is there at all: counts of other instances may stand before ours. */
const LOOKS_BEFORE_ASKING = 10;
const LOOK_EVERY_MS = 100;

/** Counts what comes to all instances of one store: in Postgres, and in memory while it does not answer. */
export function rateCounters({ engine, db }: Database): RateCounters {
  const alone = memoryCounters();
  if (engine === 'sqlite') return alone;
  const unlessSilent = silenceWatch(() => sql`select 1`.execute(db));
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
      if (day !== current?.day) current = { day, salt: sharedSalt(db, day, unlessSilent) };
      return await current.salt.catch(() => {
        current = null;
        return alone.salt(day);
      });
    },
  };
}

/**
 * Tells a store that is silent from one that is busy. All who come at once from one address wait for the same row, so on a
 * slow machine the last wait long; counted in memory they would come on top of the limit. Looks are counted, not the time:
 * a process that was held up itself has heard nothing, whatever the clock says.
 * @param ask anything that a store in order answers at once
 * @returns what waits for an answer, and rejects once the store has given none for too long
 */
function silenceWatch(ask: () => Promise<unknown>): <T>(question: Promise<T>) => Promise<T> {
  let answers = 0;
  let asking = false;
  function hear(): void {
    answers += 1;
  }
  /** One question at a time, however many wait: each takes a connection. */
  async function askOnce(): Promise<void> {
    if (asking) return;
    asking = true;
    await ask().then(hear, () => {});
    asking = false;
  }
  async function silence(signal: AbortSignal): Promise<never> {
    for (let looks = 0, heard = answers; looks < MOST_LOOKS; looks = answers === heard ? looks + 1 : 0) {
      heard = answers;
      if (looks === LOOKS_BEFORE_ASKING) void askOnce();
      await pause(LOOK_EVERY_MS, null, { signal });
    }
    throw new Error('The store answers no count');
  }
  return async (question) => {
    const over = new AbortController();
    const answer = question.then((value) => {
      hear();
      return value;
    });
    return await Promise.race([answer, silence(over.signal)]).finally(() => over.abort());
  };
}

/** Who comes first makes the day's salt. Those of earlier days go: nobody can tell any more whose counts those were. */
async function sharedSalt(
  db: Kysely<Schema>,
  day: string,
  unlessSilent: ReturnType<typeof silenceWatch>,
): Promise<string> {
  await unlessSilent(db.deleteFrom('rate_limit_salts').where('day', '<', day).execute());
  await unlessSilent(
    db
      .insertInto('rate_limit_salts')
      .values({ day, salt: randomSalt() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const days = db.selectFrom('rate_limit_salts').select('salt').where('day', '=', day);
  const { salt } = await unlessSilent(days.executeTakeFirstOrThrow());
  return salt;
}
