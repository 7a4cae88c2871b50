import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Before all tests: gives the run a temporary folder of its own, which goes with everything in it when the run ends. What
 * a browser, or a test that failed half-way, leaves behind would else pile up on the machine.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-run-'));
  chmodSync(folder, 0o755); // some tests run Postgres, nginx or the site as another user
  process.env.TMPDIR = folder;
  // Of a few hundred processes, each compiles and strips only what none before it has.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true });
}
