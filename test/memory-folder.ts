import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  return useFolderIn(hasRoom() ? IN_MEMORY : tmpdir());
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
