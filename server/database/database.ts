import type { Kysely, KyselyPlugin, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A SQLite or Postgres database with the same queries. */
export interface Database {
  engine: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** The database's clock plus `offsetMs`, as an SQL expression: leases must not depend on the clock of one instance. */
  now(offsetMs?: number): RawBuilder<string>;
  /**
   * Changes when the site's records change: at once on SQLite; on Postgres within half a second or at the next
   * `readContentVersion`. It must be cheap, because it is called for every page.
   */
  contentVersion(): number;
  /** Reads the version now. Call it after changing records in this process, so that its pages change at once. */
  readContentVersion(): Promise<void>;
  /**
   * Postgres only: calls `onNotification` for every notification on a channel, from any instance, and after every (re)connect.
   * @returns a function that stops listening
   */
  listen?(channel: string, onNotification: () => void): () => Promise<void>;
  /**
   * SQLite only: truncates the write-ahead log, which contains older copies of changed and deleted rows. It does not wait for current
   * readers and writers, because that would block all requests.
   * @returns whether the log is empty
   */
  truncateLog?(): boolean;
  /** Runs maintenance, such as a vacuum: on Postgres on a connection of its own, without the time limits of the others. */
  maintain<T>(work: (connection: Kysely<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The largest integer that a column can store on both engines. */
export const MAX_INTEGER = 2 ** 31 - 1;

/** A transaction took too long and was rolled back. */
export class TransactionTimeoutError extends Error {}

/** A transaction holds the only SQLite connection of the site, so it must not wait for anything slow. */
const TRANSACTION_DEADLINE_MS = 5_000;

/**
 * Runs `work` in one transaction.
 * @throws what `work` throws, or an error after the deadline; the transaction is then rolled back, and further queries of `work` fail.
 */
export async function inTransaction<T>(
  { db }: Pick<Database, 'db'>,
  work: (trx: Transaction<Schema>) => Promise<T>,
  { deadlineMs = TRANSACTION_DEADLINE_MS } = {},
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const { promise: deadline, reject } = Promise.withResolvers<never>();
    const timeoutError = new TransactionTimeoutError(`Transaction took longer than ${deadlineMs / 1_000} s`);
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      reject(timeoutError);
    }, deadlineMs);
    const rejectLateQueries: KyselyPlugin = {
      transformQuery({ node }) {
        // After the rollback, Postgres would run the query outside of the transaction.
        if (isTimedOut) throw timeoutError;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    try {
      return await Promise.race([work(trx.withPlugin(rejectLateQueries)), deadline]);
    } finally {
      clearTimeout(timer);
    }
  });
}
