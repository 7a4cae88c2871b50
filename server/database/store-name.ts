import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

/** The file of an embedded store; null for Postgres. */
export function sqlitePath({ databaseUrl }: Pick<Config, 'databaseUrl'>): string | null {
  return databaseUrl.startsWith('file:') ? fileURLToPath(databaseUrl) : null;
}

/** What an operator calls the store; never holds the password of a Postgres address. */
export function storeName(config: Pick<Config, 'databaseUrl'>): string {
  const path = sqlitePath(config);
  if (path !== null) return path;
  const { host, pathname } = new URL(config.databaseUrl);
  return `Postgres at ${host}${pathname}`;
}
