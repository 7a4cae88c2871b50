import type { Transaction } from 'kysely';
import { type Database, inTransaction } from './database.ts';
import type { Schema } from './schema.ts';

type Work<T> = (trx: Transaction<Schema>) => Promise<T>;

/**
 * Runs `work` in a transaction that may be shared with what else waits to be committed. It may run twice, so it does
 * nothing but read and write through `trx`.
 */
export type Commit = <T>(work: Work<T>) => Promise<T>;

interface Job {
  work: Work<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

const MOST_TOGETHER = 32;

/**
 * SQLite commits one transaction at a time, and each waits for the disk: what arrives meanwhile shares the next commit.
 * When a shared transaction fails, each of its works is tried alone, so that one cannot spoil another. Postgres does
 * the same by itself, over its connections.
 */
export function groupCommit(database: Database): Commit {
  if (database.engine === 'postgres') return (work) => inTransaction(database, work);
  let waiting: Job[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      // One turn of the event loop, in which requests that have arrived already get in line.
      await new Promise(setImmediate);
      const jobs = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(MOST_TOGETHER);
      await commitTogether(database, jobs);
    }
    running = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!running) void run();
    });
}

async function commitTogether(database: Database, jobs: Job[]): Promise<void> {
  try {
    const results = await inTransaction(database, async (trx) => {
      const done: unknown[] = [];
      for (const { work } of jobs) done.push(await work(trx));
      return done;
    });
    for (const [index, job] of jobs.entries()) job.resolve(results[index] as never);
  } catch (error) {
    const [only, ...others] = jobs;
    if (only && others.length === 0) only.reject(error);
    else for (const job of jobs) await commitTogether(database, [job]);
  }
}
