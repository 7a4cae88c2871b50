import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';

/** Folders whose files have a content hash in their names. */
const HASHED = ['client/_astro', 'client/desk/assets'];

const KEPT_MS = 30 * DAY_MS;

/**
 * Builds next to the last build and puts the new one in its place once it is complete, so that a running site keeps its files
 * during the build and after a build that failed. A page that was opened before loads its scripts on demand: the hashed files
 * of the last thirty days stay.
 * @param folder where the site is served from
 * @param build makes the new build in the given folder
 */
export async function replaceBuild(
  folder: string,
  build: (next: string) => Promise<unknown>,
  now = Date.now(),
): Promise<void> {
  const [next, last] = [`${folder}-next`, `${folder}-last`];
  for (const leftOver of [next, last]) rmSync(leftOver, { recursive: true, force: true });
  await build(next);
  for (const hashed of HASHED.filter((one) => existsSync(join(folder, one))))
    cpSync(join(folder, hashed), join(next, hashed), {
      recursive: true,
      preserveTimestamps: true,
      force: false,
      filter: (path) => statSync(path).isDirectory() || now - statSync(path).mtimeMs < KEPT_MS,
    });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
}
