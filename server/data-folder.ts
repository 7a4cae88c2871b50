import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-rules.ts';

/**
 * Rejects a data folder that can never exist. An unmounted or read-only folder is accepted: pages stay up, and the server
 * retries until the folder works.
 * @throws ConfigError if `DATA_DIR` is a file or has a file among its parents
 */
export function requireFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  let nearest = dataDir;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (!statSync(nearest).isDirectory())
    throw new ConfigError('DATA_DIR', `must name a folder; ${nearest} is a file`);
}
