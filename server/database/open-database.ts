import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { postgresDatabase } from './postgres-database.ts';
import { sqliteDatabase } from './sqlite-database.ts';

/** Creates a database for a URL (`file:…` or `postgres://…`). It connects at the first query. */
export function openDatabase(url: string, log: Logger, now: () => Date = () => new Date()): Database {
  return url.startsWith('file:') ? sqliteDatabase(url, now) : postgresDatabase(url, log);
}
