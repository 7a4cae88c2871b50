import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';
import { ConfigError } from './config-rules.ts';
import { sqlitePath } from './database/store-name.ts';

/**
 * Makes the folders of what the site keeps. A site that cannot write would show its pages and lose its leads.
 * @throws ConfigError naming the variable whose folder cannot be made or written
 */
export function makeDataFolders(config: Config): void {
  makeFolder(config.dataDir, 'DATA_DIR');
  const store = sqlitePath(config);
  if (store !== null) makeFolder(dirname(store), 'DATABASE_URL');
}

function makeFolder(folder: string, variable: string): void {
  try {
    makeWithParents(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(variable, `must name a folder that can be written; ${folder} cannot (${code})`);
  }
}

/** One by one: Node's `recursive` never ends below /proc. */
function makeWithParents(folder: string): void {
  if (!existsSync(folder)) {
    makeWithParents(dirname(folder));
    mkdirSync(folder);
  } else if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
}
