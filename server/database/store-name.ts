import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

/** The path of the SQLite file; null for Postgres. */
export function sqlitePath({ databaseUrl }: Pick<Config, 'databaseUrl'>): string | null {
  return databaseUrl.startsWith('file:') ? fileURLToPath(databaseUrl) : null;
}

/** A name of the database for operators, without the password of a Postgres URL. */
export function storeName(config: Pick<Config, 'databaseUrl'>): string {
  const path = sqlitePath(config);
  if (path !== null) return path;
  const { host, pathname } = new URL(config.databaseUrl);
  return `Postgres at ${host}${pathname}`;
}
