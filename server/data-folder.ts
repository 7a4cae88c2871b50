import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-rules.ts';
import { sqlitePath } from './database/store-name.ts';

/**
 * Rejects a folder for data or the database that can never exist. An unmounted or read-only folder is accepted: pages stay
 * up, and the server retries until the folder works.
 * @throws ConfigError if a folder is a file, has a file among its parents, or is in a file system that accepts no folders,
 * such as /proc
 */
export function requireFolders(config: Pick<Config, 'dataDir' | 'databaseUrl'>): void {
  requireFolder('DATA_DIR', config.dataDir);
  const store = sqlitePath(config);
  if (store !== null) requireFolder('DATABASE_URL', dirname(store));
}

function requireFolder(variable: string, folder: string): void {
  let nearest = folder;
  let missing = folder;
  // On Windows a drive may be missing too, and has no parent.
  while (!existsSync(nearest) && nearest !== dirname(nearest)) {
    missing = nearest;
    nearest = dirname(nearest);
  }
  if (existsSync(nearest) && !statSync(nearest).isDirectory())
    throw new ConfigError(variable, `needs a folder; ${nearest} is a file`);
  if (!existsSync(missing) && cannotCreateFolder(missing))
    throw new ConfigError(variable, `needs a folder; ${missing} cannot be made`);
}

/** Whether the file system refuses new folders with ENOENT, as /proc does: `recursive` would make Node retry forever. */
function cannotCreateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
  return false;
}
