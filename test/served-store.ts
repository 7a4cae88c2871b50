import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';

/** The address of the store that a server creates in its data folder if it is given no other. */
export function servedStoreUrl(dataDir: string): string {
  return pathToFileURL(`${dataDir}/porchlight.db`).href;
}

/** Opens the store in the data folder of a running site. */
export function openServedStore({ dataDir }: { dataDir: string }): Database {
  return openDatabase(servedStoreUrl(dataDir), pino({ level: 'silent' }));
}
