import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEntry } from '#domain/desk/people.ts';
import { restorePostgres } from '../backups/restore-postgres.ts';
import { restoreSqlite } from '../backups/restore-sqlite.ts';
import { irrevocableEntries, undoneEntries } from '../backups/undone-audit-entries.ts';
import { isoTimeInCharlotte } from '../charlotte-time.ts';
import { requireFolders } from '../data-folder.ts';
import { sqlitePath, storeName } from '../database/store-name.ts';
import { CommandError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { refuseStore, typedPath } from './output-file.ts';
import { printable } from './printable.ts';
import { type Call, type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- FILE

Puts a backup in the place of the store. Stop the site first: it refuses while the store is in use.
The file is checked before anything changes, and what was there is kept: beside a SQLite store as
NAME.before-restore-TIME, for Postgres as DATA_DIR/before-restore-TIME.dump (needs pg_dump, pg_restore).
What was waiting for delivery when the backup was made is delivered again when the site starts. Everybody has to sign
in at the desk again. People who were erased since are back, and so are removed accounts and old passwords: those are
listed, to be erased and removed again.

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
  requireFolders(config);
  const store = sqlitePath(config);
  refuseOtherEngine(file, storeName(config), store === null ? 'SQLite' : 'Postgres');
  const acts = await withStore(call, ({ db }) => irrevocableEntries(db)).catch(() => null);
  const started = performance.now();
  const kept = store === null ? await intoPostgres(call, file) : intoSqlite(call, file, store);
  progress.end();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  process.stdout.write(`Restored ${file} to ${storeName(config)} in ${seconds} s\n`);
  if (kept !== null) process.stdout.write(`What was there is kept at ${kept}\n`);
  const undone = await withStore(call, ({ db }) => undoneEntries(db, acts ?? []));
  if (acts !== null) process.stdout.write(undoneActions(undone));
  else if (kept !== null)
    process.stdout.write('What was there could not be read: who was erased or removed since may be back.\n');
}

/** A restore without the site's DATABASE_URL would otherwise only say that the file is damaged. */
function refuseOtherEngine(file: string, store: string, other: 'SQLite' | 'Postgres'): void {
  const beginning = { SQLite: 'SQLite format 3\0', Postgres: 'PGDMP' }[other];
  const begins = Buffer.alloc(beginning.length);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, begins);
  closeSync(descriptor);
  if (begins.toString('latin1') === beginning)
    throw new CommandError(`${file} is a backup of ${other}, and the store is ${store}. Check DATABASE_URL.`);
}

function undoneActions(undone: AuditEntry[]): string {
  if (undone.length === 0) return '';
  const lines = undone.map(
    ({ at, who, action, subject }) =>
      `  ${isoTimeInCharlotte(at)} ET  ${action.padEnd(20)}  ${printable(subject)}  by ${printable(who)}\n`,
  );
  return `Done since the backup, and to be done again:\n${lines.join('')}`;
}

function intoSqlite({ progress }: Call, file: string, store: string): string | null {
  refuseStore(file, store);
  return restoreSqlite(file, store, new Date(), progress);
}

async function intoPostgres({ config, progress }: Call, file: string): Promise<string> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[-:.]/g, '');
  const kept = join(config.dataDir, `before-restore-${time}.dump`);
  await restorePostgres(file, config.databaseUrl, kept, progress);
  return kept;
}
