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
import { flushFile } from '../flush-file.ts';
import type { BackupProgress } from './backup-progress.ts';
import { type CheckedCopy, checkSqliteCopy } from './check-sqlite-copy.ts';

export interface Restored extends CheckedCopy {
  /** Where the replaced store is kept; null when there was none. */
  kept: string | null;
}

/**
 * Puts a backup in the place of the embedded store, after checking a copy of it. What was there is kept beside it.
 * @throws when the backup is not sound or the store is in use; nothing has changed then
 */
export function restoreSqlite(file: string, store: string, now: Date, progress: BackupProgress): Restored {
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new Error(`${file} is no backup but a store in use: ${file}-wal belongs to it`);
  }
  mkdirSync(dirname(store), { recursive: true, mode: 0o700 });
  const copy = `${store}.${randomBytes(6).toString('hex')}.partial`;
  try {
    progress.begin(`Copying ${file}`, statSync(file).size);
    copyFileSync(file, copy);
    const checked = checkSqliteCopy(copy, progress);
    takeOwner(copy, existsSync(store) ? store : dirname(store));
    flushFile(copy);
    const kept = existsSync(store) ? keepReplaced(store, now) : null;
    renameSync(copy, store);
    flushFile(dirname(store));
    return { ...checked, kept };
  } finally {
    for (const side of ['', '-journal', '-wal', '-shm']) rmSync(copy + side, { force: true });
  }
}

/** A second name for the old store, so that at no moment there is none: a site started then would create an empty one. */
function keepReplaced(store: string, now: Date): string {
  requireUnused(store);
  const kept = `${store}.before-restore-${now.toISOString().replace(/[-:.]/g, '')}`;
  try {
    linkSync(store, kept);
  } catch {
    copyFileSync(store, kept); // a disk without links
  }
  // Only a damaged store still has these; a new store must not pick up the old one’s log.
  if (existsSync(`${store}-wal`)) renameSync(`${store}-wal`, `${kept}-wal`);
  rmSync(`${store}-shm`, { force: true });
  return kept;
}

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/**
 * Whoever has a store with a write-ahead log open holds a lock on it, even when idle. Getting it alone proves that
 * nobody has, and closing it then brings the log home into the file.
 */
function requireUnused(store: string): void {
  const alone = new DatabaseSync(store, { timeout: 1_000 });
  try {
    alone.exec('pragma locking_mode = exclusive');
    alone.exec('begin exclusive');
    alone.exec('commit');
    alone.exec('pragma wal_checkpoint(TRUNCATE)');
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode === SQLITE_BUSY) throw new Error(`${store} is in use: stop the site, then try again`);
    // A damaged store is what restoring is for.
    if (errcode !== SQLITE_CORRUPT && errcode !== SQLITE_NOTADB) throw error;
  } finally {
    alone.close();
  }
}

/** The site may run as another user than the operator who restores. */
function takeOwner(copy: string, like: string): void {
  const { uid, gid, mode } = statSync(like);
  chmodSync(copy, mode & 0o666);
  if (process.getuid?.() === 0) chownSync(copy, uid, gid);
}
