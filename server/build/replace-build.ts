import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';

/** Folders whose files have a content hash in their names. */
const HASHED = ['client/_astro', 'client/desk/assets'];

const KEPT_MS = 30 * DAY_MS;

/** In the build: when each file of earlier builds was last part of the newest one. */
const EARLIER_FILES = 'earlier-files.json';

/**
 * Builds next to the last build and puts the new one in its place once it is complete, so that a running site keeps its files
 * during the build and after a build that failed. A page that was opened before loads its scripts on demand: hashed files stay
 * for thirty days after the build that they were part of was replaced.
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
  const list = join(folder, EARLIER_FILES);
  const earlier: Record<string, number> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const kept: typeof earlier = {};
  for (const file of globSync(
    HASHED.map((hashed) => `${hashed}/**/*.*`),
    { cwd: folder },
  )) {
    const lastUsed = earlier[file] ?? now;
    if (now - lastUsed >= KEPT_MS || existsSync(join(next, file))) continue;
    cpSync(join(folder, file), join(next, file));
    kept[file] = lastUsed;
  }
  writeFileSync(join(next, EARLIER_FILES), JSON.stringify(kept));
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
}
