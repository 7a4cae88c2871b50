import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { prepareDatabase, type Seed } from './prepare-database.ts';

/** Delay before retrying to open and migrate the database. */
const RETRY_MS = 2_000;

export interface Preparation {
  /** Resolves when the first attempt has succeeded or failed; then the server may listen. */
  firstAttempt: Promise<void>;
  /** Resolves when the database is migrated, seeded and writable. */
  done: Promise<void>;
  /** Whether preparation is done and the database answers now. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Opens, checks, migrates and seeds the database; retries until that succeeds. */
export function startPreparation(
  database: Database,
  seed: Seed,
  log: Logger,
  retryMs = RETRY_MS,
): Preparation {
  const stopping = new AbortController();
  const done = Promise.withResolvers<void>();
  let isDone = false;
  let lastProblem = '';

  async function attempt(): Promise<void> {
    try {
      await prepareDatabase(database, seed);
      await requireWritable(database);
      isDone = true;
      done.resolve();
    } catch (error) {
      const problem = String(error);
      // An outage is logged once, not at every attempt.
      if (problem === lastProblem) return;
      lastProblem = problem;
      log.error({ err: error }, 'The database is not usable; pages stay up, lead forms get a 503');
    }
  }

  const firstAttempt = attempt();
  const trying = firstAttempt.then(async () => {
    while (!isDone && !stopping.signal.aborted) {
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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

/** Tries a no-op write: SQLite opens read-only files without an error, and a Postgres standby answers reads. */
async function requireWritable({ db }: Database): Promise<void> {
  await db.updateTable('schema_steps').set({ done_at: '' }).where('name', '=', '').execute();
}
