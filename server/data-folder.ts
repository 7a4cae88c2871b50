import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-rules.ts';

/**
 * Rejects a data folder that can never exist. An unmounted or read-only folder is accepted: pages stay up, and the server
 * retries until the folder works.
 * @throws ConfigError if `DATA_DIR` is a file, has a file among its parents, or is where the system makes no folders
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
  if (missing !== nearest && isNoPlace(missing))
    throw new ConfigError('DATA_DIR', `must name a folder; ${missing} cannot be made`);
}

/** Whether the system knows no way to make a folder, as in /proc: Node's `recursive` would try that for ever. */
function isNoPlace(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
  return false;
}
