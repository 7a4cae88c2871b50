import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Before all tests: gives the run a temporary folder of its own, which goes with everything in it when the run ends. What
 * a browser, or a test that failed half-way, leaves behind would else pile up on the machine.
 * @returns what to call after all tests
 */
export default function setup(): () => void {
  return useFolderIn(tmpdir());
}

/** The same in a place of one's choice; its name tells the process whose run it is. */
export function useFolderIn(place: string): () => void {
  const folder = mkdtempSync(join(place, `porchlight-run-${process.pid}-`));
  chmodSync(folder, 0o755); // some tests run Postgres, nginx or the site as another user
  process.env.TMPDIR = folder;
  // Of a few hundred processes, each compiles and strips only what none before it has.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true });
}
