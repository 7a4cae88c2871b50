import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useFolderIn } from './temporary-folder.ts';

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';

/** What a run fills at most, several times over. */
const ROOM = 4 * 1_024 ** 3;

/**
 * Before all tests: a temporary folder as in temporary-folder.ts, in memory where there is room. A store waits for the disk
 * at each commit, and none of the tests pulls the plug.
 */
export default function setup(): () => void {
  if (!hasRoom()) return useFolderIn(tmpdir());
  removeAbandoned();
  return useFolderIn(IN_MEMORY);
}

/** What runs that were killed left behind. */
function removeAbandoned(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, pid] = /^porchlight-run-(\d+)-/.exec(name) ?? [];
    if (!pid || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
    } catch {
      // Another user's, or with a disk mounted in it: it stays.
    }
  }
}

/** A `TMPDIR` of the user's own is where they want it. */
function hasRoom(): boolean {
  if (process.env.TMPDIR || process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM;
  } catch {
    return false;
  }
}
