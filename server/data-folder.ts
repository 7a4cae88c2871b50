import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-rules.ts';

/**
 * Refuses a data folder that can never be one. One that is away or may not be written is another matter: pages stay up, and it is
 * tried again until somebody has mended it.
 * @throws ConfigError when `DATA_DIR` is a file, or lies in one
 */
export function requireFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  let nearest = dataDir;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (!statSync(nearest).isDirectory())
    throw new ConfigError('DATA_DIR', `must name a folder; ${nearest} is a file`);
}
