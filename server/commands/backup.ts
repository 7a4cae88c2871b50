import { statSync } from 'node:fs';
import { backupPostgres } from '../backups/backup-postgres.ts';
import { backupSqlite } from '../backups/backup-sqlite.ts';
import { sqlitePath } from '../database/store-name.ts';
import { requireStoreFile, withStore } from './command-store.ts';
import { refuseStore, typedPath, writeWhole } from './output-file.ts';
import { type Call, type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run backup -- FILE [--force]

Copies the whole store to FILE while the site runs, checks the copy, and only then gives it its name.
SQLite is copied by its online backup; Postgres by pg_dump, which must be installed.
DATA_DIR holds more than the store: outgoing-mail/ when no SMTP_URL is set.

Options:
  --force   Replace FILE when it is there.
  --help    This text.
`;

export const command: Command = {
  name: 'backup',
  usage,
  actions: { '': { operand: 'FILE', options: { force: 'flag' }, run: backUp } },
};

if (import.meta.main) await runCommand(command);

async function backUp(call: Call): Promise<void> {
  const path = typedPath(call.operand);
  const store = sqlitePath(call.config);
  // Opening a large SQLite file reads all of it; the copy is checked anyway.
  if (store !== null) requireStoreFile(store);
  else await withStore(call, async () => undefined);
  refuseStore(path, store);
  const started = performance.now();
  await writeWhole(path, { force: call.flag('force') }, (partial) =>
    store === null
      ? backupPostgres(call.config.databaseUrl, partial, call.progress)
      : backupSqlite(store, partial, call.progress),
  );
  call.progress.end();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`${path}: ${megabytes(statSync(path).size)} MB in ${seconds} s, checked\n`);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 0);
}
