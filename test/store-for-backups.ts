import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { runCommandHere } from './command-process.ts';
import { preparedStore, silent, type TestStore } from './databases.ts';

/** Gives every test its own open SQLite store, and the commands that back it up and restore it. */
export function storeForBackups() {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await preparedStore('sqlite');
    database = openDatabase(store.url, silent);
  });
  afterEach(async () => {
    await database.close().catch(() => {}); // a test may have closed it
    await store.remove();
  });
  return {
    database: () => database,
    /** Reopens the database after a test closed it. */
    reopen() {
      database = openDatabase(store.url, silent);
    },
    url: () => store.url,
    folder: () => store.folder,
    path: () => fileURLToPath(store.url),
    /** The path of a file beside the store. */
    beside: (name: string) => join(store.folder, name),
    /** @param url a store other than the test's own */
    run: (name: 'backup' | 'restore', args: string[], url = store.url) =>
      runCommandHere(name, args, { DATABASE_URL: url, DATA_DIR: store.folder }),
  };
}
