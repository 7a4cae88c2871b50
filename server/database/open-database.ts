import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { postgresDatabase } from './postgres-database.ts';
import { sqliteDatabase } from './sqlite-database.ts';

/** Names a store by its address (`file:…` or `postgres://…`). Nothing is read or created before the first query. */
export function openDatabase(url: string, log: Logger, now: () => Date = () => new Date()): Database {
  return url.startsWith('file:') ? sqliteDatabase(url, now) : postgresDatabase(url, log);
}
