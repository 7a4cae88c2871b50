import type { Kysely, KyselyPlugin, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A store of either engine, behind one set of queries. */
export interface Database {
  engine: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** The store's own clock plus `offsetMs`, as an SQL expression: leases must not hang on one machine's clock. */
  now(offsetMs?: number): RawBuilder<string>;
  /**
   * Changes when the site's records have changed: at once on SQLite; on Postgres within half a second, or when
   * `readContentVersion` is called. Cheap: it is asked for every page.
   */
  contentVersion(): number;
  /** Reads the version now. Call it after changing records in this process, so that its pages follow at once. */
  readContentVersion(): Promise<void>;
  /**
   * Postgres only: calls `heard` at every notice of a channel, from whatever instance, and once after a lost connection.
   * @returns ends it
   */
  listen?(channel: string, heard: () => void): () => Promise<void>;
  /**
   * SQLite only: empties the write-ahead log, which keeps older copies of what was changed or deleted. It does not wait for whoever
   * reads or writes at that moment: nothing else would be answered meanwhile.
   * @returns whether the log is empty
   */
  cutLog?(): boolean;
  close(): Promise<void>;
}

/** The largest whole number that both engines hold in a column. */
export const LARGEST_INTEGER = 2 ** 31 - 1;

/** A transaction took too long and was rolled back. */
export class OverdueTransactionError extends Error {}

/** A transaction holds the only SQLite connection, so it may never wait for anything slow. */
const TRANSACTION_DEADLINE_MS = 5_000;

/**
 * Runs `work` in one transaction: all of it happens, or none.
 * @throws what `work` throws, or an error after 5 s; the transaction is then rolled back, and what `work` does behind it fails.
 */
export async function inTransaction<T>(
  { db }: Pick<Database, 'db'>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const { promise: deadline, reject } = Promise.withResolvers<never>();
    const overdue = new OverdueTransactionError('Transaction took longer than 5 s');
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      reject(overdue);
    }, TRANSACTION_DEADLINE_MS);
    const refuseLateWork: KyselyPlugin = {
      transformQuery({ node }) {
        // After the rollback, Postgres would commit it on its own.
        if (isOverdue) throw overdue;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    try {
      return await Promise.race([work(trx.withPlugin(refuseLateWork)), deadline]);
    } finally {
      clearTimeout(timer);
    }
  });
}
