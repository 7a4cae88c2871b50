import type { Transaction } from 'kysely';
import { type Database, inTransaction, OverdueTransactionError } from './database.ts';
import type { Schema } from './schema.ts';

/** Postgres ended one of two transactions that stood in each other's way. Run again, it finds what the other one left. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '23505', // both wrote the same new row
]);

/** For work that must not be turned away because somebody holds a row, either: no transaction takes longer than 5 s. */
export const OVERTAKEN_OR_HELD_UP: ReadonlySet<string> = new Set([...OVERTAKEN, '55P03']);

/** Somebody else holds a row, or all connections, for longer than a request can wait. */
const BUSY = new Set([
  '40001',
  '40P01',
  '55P03', // lock timeout
  '57014', // statement timeout
  '25P03', // idle in transaction for too long
  '53300', // too many connections
]);

/** SQLite's own number for a file that another process writes. */
const SQLITE_BUSY = 5;

/** SQLite's for a violated constraint; the bits above say which kind. */
const SQLITE_CONSTRAINT = 19;

/** Postgres's classes of errors for values of the wrong form, and for violated constraints. */
const REFUSED_VALUE = /^2[23]...$/;

/** What pg's pool says when none of its connections becomes free; it has no code. */
const POOL_TIMEOUT =
  /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/;

const MOST_TRIES = 3;

/**
 * `inTransaction`, again where another transaction was faster.
 * @param work may run several times: it changes nothing but the store
 * @param repeated the codes of the errors after which it does
 */
export async function inRepeatedTransaction<T>(
  database: Pick<Database, 'db'>,
  work: (trx: Transaction<Schema>) => Promise<T>,
  repeated = OVERTAKEN,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(database, work);
    } catch (error) {
      if (attempt === MOST_TRIES || !repeated.has(codeOf(error))) throw error;
    }
  }
}

/** The store could not be read, whatever the reason was. */
export class UnreadStoreError extends Error {}

/** Whether the store had no time for a request, which may come again. What it was to do has not been done. */
export function isStoreBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnreadStoreError || error instanceof OverdueTransactionError) return true;
  if (POOL_TIMEOUT.test(error.message)) return true;
  const code = codeOf(error);
  return code === 'ERR_SQLITE_ERROR' ? 'errcode' in error && error.errcode === SQLITE_BUSY : BUSY.has(code);
}

/** Whether the store would refuse this write on every try. */
export function isRefusedValue(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== 'ERR_SQLITE_ERROR') return REFUSED_VALUE.test(code);
  return (Number((error as Error & { errcode?: number }).errcode) & 0xff) === SQLITE_CONSTRAINT;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
