import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-rules.ts';

/**
 * Rejects a data folder that can never exist. An unmounted or read-only folder is accepted: pages stay up, and the server
 * retries until the folder works.
 * @throws ConfigError if `DATA_DIR` is a file, has a file among its parents, or is in a file system that accepts no folders,
 * such as /proc
 */
export function requireFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  let nearest = dataDir;
  let missing = dataDir;
  while (!existsSync(nearest)) {
    missing = nearest;
    nearest = dirname(nearest);
  }
  if (!statSync(nearest).isDirectory())
    throw new ConfigError('DATA_DIR', `must name a folder; ${nearest} is a file`);
  if (missing !== nearest && cannotCreateFolder(missing))
    throw new ConfigError('DATA_DIR', `must name a folder; ${missing} cannot be made`);
}

/** Whether the file system refuses new folders with ENOENT, as /proc does: `recursive` would make Node retry forever. */
function cannotCreateFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
  return false;
}
