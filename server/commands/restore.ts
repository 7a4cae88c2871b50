import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { restorePostgres } from '../backups/restore-postgres.ts';
import { restoreSqlite } from '../backups/restore-sqlite.ts';
import { sqlitePath, storeName } from '../database/store-name.ts';
import { CommandError } from './command-error.ts';
import { isSameFile, typedPath } from './output-file.ts';
import { type Call, type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- FILE

Puts a backup in the place of the store. Stop the site first: it refuses while the store is in use.
The file is checked before anything changes, and what was there is kept: beside a SQLite store as
NAME.before-restore-TIME, for Postgres as DATA_DIR/before-restore-TIME.dump (needs pg_dump, pg_restore).
What was waiting for delivery when the backup was made is delivered again when the site starts.

Options:
  --help    This text.
`;

export const command: Command = {
  name: 'restore',
  usage,
  actions: { '': { operand: 'FILE', run: restore } },
};

if (import.meta.main) await runCommand(command);

async function restore(call: Call): Promise<void> {
  const { config, progress } = call;
  const file = typedPath(call.operand);
  if (!existsSync(file) || !statSync(file).isFile()) throw new CommandError(`There is no file ${file}.`);
  const store = sqlitePath(config);
  const started = performance.now();
  const kept = store === null ? await intoPostgres(call, file) : intoSqlite(call, file, store);
  progress.end();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`Restored ${file} to ${storeName(config)} in ${seconds} s\n`);
  if (kept !== null) process.stdout.write(`What was there is kept at ${kept}\n`);
}

function intoSqlite({ progress }: Call, file: string, store: string): string | null {
  if (isSameFile(file, store)) throw new CommandError(`${file} is the store itself.`);
  return restoreSqlite(file, store, new Date(), progress).kept;
}

async function intoPostgres({ config, progress }: Call, file: string): Promise<string> {
  mkdirSync(config.dataDir, { recursive: true });
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  const kept = join(config.dataDir, `before-restore-${time}.dump`);
  await restorePostgres(file, config.databaseUrl, kept, progress);
  return kept;
}
