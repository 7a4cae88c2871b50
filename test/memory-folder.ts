import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useFolderIn } from './temporary-folder.ts';

/** The in-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';

/** Several times what a run writes at most. */
const ROOM = 4 * 1_024 ** 3;

/**
 * Global setup: a temporary folder as in temporary-folder.ts, in memory if there is room. Stores wait for the disk at each
 * commit, and no test simulates a power failure.
 */
export default function setup(): () => void {
  // A `TMPDIR` set by the user takes precedence.
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(IN_MEMORY))
    return useFolderIn(tmpdir());
  removeAbandoned();
  return useFolderIn(hasRoom() ? IN_MEMORY : tmpdir());
}

/** Removes the folders of runs that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, pid] = /^porchlight-run-(\d+)-/.exec(name) ?? [];
    if (!pid || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
    } catch {
      // Belongs to another user, or has a disk mounted in it.
    }
  }
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM;
}
