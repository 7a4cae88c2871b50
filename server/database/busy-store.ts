import type { Transaction } from 'kysely';
import { type Database, inTransaction, TransactionTimeoutError } from './database.ts';
import type { Schema } from './schema.ts';

/** Postgres aborted one of two conflicting transactions; a retry sees what the other one committed. */
const CONFLICTS: ReadonlySet<string> = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '23505', // unique violation: both inserted the same row
]);

/** Also retries after a lock timeout, for work that must not fail on a locked row; no transaction on leads takes longer than 5 s. */
export const CONFLICTS_OR_LOCK_TIMEOUT: ReadonlySet<string> = new Set([...CONFLICTS, '55P03']);

/** Another transaction holds a row, or all connections are in use, for longer than a request can wait. */
const BUSY = new Set([
  '40001',
  '40P01',
  '55P03', // lock timeout
  '57014', // statement timeout
  '25P03', // idle in transaction for too long
  '53300', // too many connections
]);

/** SQLite's error code while another process writes. */
const SQLITE_BUSY = 5;

/** SQLite's primary error code for a violated constraint; the higher bits tell which kind. */
const SQLITE_CONSTRAINT = 19;

/** Postgres' error classes for invalid values and violated constraints. */
const REJECTED_VALUE = /^2[23]...$/;

/** The error of pg's pool if no connection becomes free; it has no code. */
const POOL_TIMEOUT =
  /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/;

const MAX_ATTEMPTS = 3;

/**
 * Like `inTransaction`, but retries after a conflict with another transaction.
 * @param work may run several times, so it must change nothing but the database
 * @param retryOn error codes to retry after
 */
export async function inRetriedTransaction<T>(
  database: Pick<Database, 'db'>,
  work: (trx: Transaction<Schema>) => Promise<T>,
  retryOn = CONFLICTS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(database, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !retryOn.has(codeOf(error))) throw error;
    }
  }
}

/** The database could not be read, for any reason. */
export class StoreReadError extends Error {}

/** Whether the database was too busy for a request. Nothing was changed, so the request may be retried. */
export function isStoreBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreReadError || error instanceof TransactionTimeoutError) return true;
  if (POOL_TIMEOUT.test(error.message)) return true;
  const code = codeOf(error);
  return code === 'ERR_SQLITE_ERROR' ? 'errcode' in error && error.errcode === SQLITE_BUSY : BUSY.has(code);
}

/** Whether the database would reject this write at every attempt. */
export function isRejectedValue(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== 'ERR_SQLITE_ERROR') return REJECTED_VALUE.test(code);
  return (Number((error as Error & { errcode?: number }).errcode) & 0xff) === SQLITE_CONSTRAINT;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
