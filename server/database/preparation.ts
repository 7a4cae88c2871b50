import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { prepareDatabase, type Seed } from './prepare-database.ts';

/** How soon a store that could not be opened or migrated is tried again. */
const RETRY_MS = 2_000;

export interface Preparation {
  /** Resolves when the first attempt has ended, well or not: the server may listen. */
  firstAttempt: Promise<void>;
  /** Resolves as soon as the store has its newest schema. */
  done: Promise<void>;
  /** Whether the store has its newest schema and answers now. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Opens, checks, migrates and seeds the store, again and again until it works. */
export function startPreparation(database: Database, seed: Seed, log: Logger): Preparation {
  const stopping = new AbortController();
  const done = Promise.withResolvers<void>();
  let isDone = false;

  async function attempt(): Promise<void> {
    try {
      await prepareDatabase(database, seed);
      await requireWritable(database);
      isDone = true;
      done.resolve();
    } catch (error) {
      log.error({ err: error }, 'The store is not usable; pages stay up, leads are answered with 503');
    }
  }

  const firstAttempt = attempt();
  const trying = firstAttempt.then(async () => {
    while (!isDone && !stopping.signal.aborted) {
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await attempt();
    }
  });

  return {
    firstAttempt,
    done: done.promise,
    async isReady() {
      if (!isDone) return false;
      return await sql`select 1`.execute(database.db).then(
        () => true,
        () => false,
      );
    },
    async stop() {
      stopping.abort();
      await trying;
    },
  };
}

/** Tries a write that changes nothing: SQLite opens a read-only file without an error, and a standby of Postgres answers reads. */
async function requireWritable({ db }: Database): Promise<void> {
  await db.updateTable('schema_steps').set({ done_at: '' }).where('name', '=', '').execute();
}
