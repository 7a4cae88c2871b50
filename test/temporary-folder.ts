import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Global setup: gives the run its own temporary folder and deletes it when the run ends. Otherwise files left by browsers
 * and failed tests would pile up on the machine.
 * @returns the teardown function
 */
export default function setup(): () => void {
  return useFolderIn(tmpdir());
}

/** The same in a given parent folder; the folder's name contains the run's process id. */
export function useFolderIn(place: string): () => void {
  const folder = mkdtempSync(join(place, `porchlight-run-${process.pid}-`));
  chmodSync(folder, 0o755); // some tests run Postgres, nginx or the site as another user
  process.env.TMPDIR = folder;
  // Shared by a few hundred processes, so that each file is compiled only once.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true });
}
