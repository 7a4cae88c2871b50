import { backup, DatabaseSync } from 'node:sqlite';
import type { Progress } from '../progress.ts';
import { checkSqliteCopy } from './check-sqlite-copy.ts';

/** 8 MB: a few milliseconds of copying between two progress updates. */
const PAGES_AT_A_TIME = 2_048;

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Copies a consistent snapshot of a SQLite database that is in use into `target`, and checks the copy.
 * @param target a new or empty file; damaged or half-written when this throws
 * @throws if the database cannot be read or the copy is damaged
 */
export async function backupSqlite(source: string, target: string, progress: Progress): Promise<void> {
  progress.begin(`Copying ${source}`);
  const store = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Without an open read transaction the copy would start over whenever the running site writes.
    store.exec('begin');
    store.prepare('select count(*) from sqlite_schema').get();
    await backup(store, target, {
      rate: PAGES_AT_A_TIME,
      progress: ({ totalPages, remainingPages }) =>
        progress.update(`${Math.floor(100 * (1 - remainingPages / totalPages))} %`),
    });
  } finally {
    store.close();
  }
  checkSqliteCopy(target, progress);
}
