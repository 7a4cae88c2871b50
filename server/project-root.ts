import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, found from the sources as well as from the bundle. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
  return findRoot(parent);
}
