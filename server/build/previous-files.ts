import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders whose files have a content hash in their names. */
const HASHED = ['_astro', 'desk/assets'];

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the hashed files of the last build aside, because a build empties its folder. A page that was opened before loads its
 * scripts on demand.
 * @param client the folder of the files for browsers
 * @returns a function that puts back those built in the last thirty days, next to the files of the new build
 */
export function previousFiles(client: string, now = Date.now()): () => void {
  const aside = mkdtempSync(join(tmpdir(), 'porchlight-previous-'));
  const copy = (from: string, to: string, filter: (path: string) => boolean) => {
    for (const folder of HASHED.filter((one) => existsSync(join(from, one))))
      cpSync(join(from, folder), join(to, folder), {
        recursive: true,
        preserveTimestamps: true,
        force: false,
        filter: (path) => statSync(path).isDirectory() || filter(path),
      });
  };
  copy(client, aside, (path) => now - statSync(path).mtimeMs < KEPT_MS);
  return () => {
    copy(aside, client, () => true);
    rmSync(aside, { recursive: true });
  };
}
