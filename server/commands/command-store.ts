import { accessSync, constants, statSync } from 'node:fs';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { sqlitePath, storeName } from '../database/store-name.ts';
import { CommandError, reasonOf } from './command-error.ts';
import type { Call } from './run-command.ts';

/**
 * Opens the configured store for one command and closes it afterwards. A command never creates or migrates a store: in
 * the wrong folder it would leave an empty one behind, and it could break a running site of another version.
 * @throws CommandError if there is no usable store
 */
export async function withStore<T>(
  { config, progress }: Pick<Call, 'config' | 'progress'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const path = sqlitePath(config);
  if (path !== null) requireStoreFile(path);
  progress.begin(`Opening ${storeName(config)}`, path === null ? 0 : statSync(path).size);
  // The driver's errors are thrown; its log would only repeat them.
  const database = openDatabase(config.databaseUrl, pino({ level: 'silent' }));
  try {
    await requireSchema(database, storeName(config));
    progress.begin(`Working in ${storeName(config)}`);
    return await work(database);
  } catch (error) {
    if (!isOfAnotherVersion(error)) throw error;
    throw new CommandError(
      `${storeName(config)} is of another version: start the site once with this one, then try again.`,
    );
  } finally {
    await database.close().catch(() => undefined);
    progress.end();
  }
}

/** SQLite's messages and Postgres' codes for a missing column or table. */
function isOfAnotherVersion(error: unknown): boolean {
  const { message = '', code } = error as { message?: string; code?: string };
  return (
    /^no such (?:column|table)|has no column named/.test(message) || code === '42703' || code === '42P01'
  );
}

/** @throws CommandError if the configured store does not exist or is not readable for this user */
export function requireStoreFile(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      ['ENOENT', 'ENOTDIR'].includes(code)
        ? `There is no store at ${path}. Check DATA_DIR and DATABASE_URL, or start the site once.`
        : `The store ${path} cannot be read (${code}). Run this as the user that the site runs as.`,
    );
  }
}

async function requireSchema({ db }: Database, name: string): Promise<void> {
  try {
    await db.selectFrom('schema_steps').select('name').limit(1).execute();
  } catch (error) {
    const isEmpty =
      /no such table|does not exist/.test(String(error)) &&
      !/database ".*" does not exist/.test(String(error));
    if (isEmpty) throw new CommandError(`${name} holds no site yet. Start the site once, then try again.`);
    throw new CommandError(`${name} cannot be used: ${reasonOf(error)}`);
  }
}
