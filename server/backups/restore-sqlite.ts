import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { flushFile, flushFolder } from '../flush-file.ts';
import type { Progress } from '../progress.ts';
import { checkSqliteCopy } from './check-sqlite-copy.ts';

/**
 * Replaces the SQLite database with a checked copy of a backup. The old database is kept next to it.
 * @returns the path of the old database; null if there was none
 * @throws if the backup is damaged or the database is in use; nothing has changed then
 */
export function restoreSqlite(file: string, store: string, now: Date, progress: Progress): string | null {
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new Error(`${file} is not a backup but a live database: ${file}-wal belongs to it`);
  }
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 });
  const copy = `${store}.${randomBytes(6).toString('hex')}.partial`;
  try {
    progress.begin(`Copying ${file}`, statSync(file).size);
    copyFileSync(file, copy);
    checkSqliteCopy(copy, progress, file);
    copyOwner(copy, existsSync(store) ? store : dirname(store));
    flushFile(copy);
    const kept = existsSync(store) ? keepOldStore(store, now) : null;
    renameSync(copy, store);
    flushFolder(dirname(store));
    return kept;
  } finally {
    for (const side of ['', '-journal', '-wal', '-shm']) rmSync(copy + side, { force: true });
  }
}

/** Links the old database to a second name instead of moving it: a site started in between would create an empty one. */
function keepOldStore(store: string, now: Date): string {
  requireNotInUse(store);
  const kept = `${store}.before-restore-${now.toISOString().replace(/[-:.]/g, '')}`;
  try {
    linkSync(store, kept);
  } catch {
    copyFileSync(store, kept); // the disk does not support hard links
  }
  // Only a damaged database still has these files; the new database must not read the old one’s log.
  if (existsSync(`${store}-wal`)) renameSync(`${store}-wal`, `${kept}-wal`);
  rmSync(`${store}-shm`, { force: true });
  return kept;
}

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/**
 * Every process that has a WAL database open holds a lock on it, even when idle. An exclusive lock proves that no other
 * process has it open; the checkpoint then merges the log into the file.
 */
function requireNotInUse(store: string): void {
  using alone = new DatabaseSync(store, { timeout: 1_000 });
  try {
    alone.exec('pragma locking_mode = exclusive');
    alone.exec('begin exclusive');
    alone.exec('commit');
    alone.exec('pragma wal_checkpoint(TRUNCATE)');
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode === SQLITE_BUSY) throw new Error(`${store} is in use: stop the site, then try again`);
    // A damaged database is a reason to restore.
    if (errcode !== SQLITE_CORRUPT && errcode !== SQLITE_NOTADB) throw error;
  }
}

/** Gives the copy the old owner and mode: the site may run as another user than the operator who restores. */
function copyOwner(copy: string, like: string): void {
  const { uid, gid, mode } = statSync(like);
  chmodSync(copy, mode & 0o666);
  if (process.getuid?.() === 0) chownSync(copy, uid, gid);
}
