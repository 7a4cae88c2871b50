import { closeSync, openSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SITE_NAME } from '../database/postgres-database.ts';
import type { Progress } from '../progress.ts';
import { checkPostgresDump, dumpPostgres } from './backup-postgres.ts';
import { runPostgresTool } from './postgres-tool.ts';

/**
 * Replaces the contents of a Postgres database with a dump, in one transaction, after dumping the old contents.
 * @param oldContents file for the dump of the old contents
 * @throws if the dump is damaged, a site is connected, or a program is missing; the database is then unchanged
 */
export async function restorePostgres(
  file: string,
  url: string,
  oldContents: string,
  progress: Progress,
): Promise<void> {
  await checkPostgresDump(file, progress);
  await requireReplaceable(file, url);
  // Created with private permissions before pg_dump fills it: it will hold every lead.
  closeSync(openSync(oldContents, 'wx', 0o600));
  try {
    await dumpPostgres(url, oldContents, progress);
  } catch (error) {
    rmSync(oldContents);
    throw error;
  }
  progress.begin('Running pg_restore');
  await runPostgresTool(
    'pg_restore',
    [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      '--no-password',
      '--single-transaction',
      file,
    ],
    url,
  );
}

async function requireReplaceable(file: string, url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: SITE_NAME,
  });
  await client.connect();
  try {
    await requireNotInUse(client);
    await requireNoNewerSchema(file, client);
  } finally {
    await client.end();
  }
}

/** How long Postgres may take to close the connections of a site that was just stopped. */
const DISCONNECT_TIMEOUT_MS = 2_000;

/** A running site polls every second, so it is always connected, under the name that its URL gives it or else `SITE_NAME`. */
async function requireNotInUse(client: pg.Client): Promise<void> {
  for (const end = Date.now() + DISCONNECT_TIMEOUT_MS; ; await pause(100)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database()
        and application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.count === '0') return;
    if (Date.now() >= end) throw new Error('A site is connected to this database: stop it, then try again');
  }
}

/**
 * Rejects a dump of an older schema than the database's: restoring it would leave the newer tables in place, and then the
 * migrations that create them would fail.
 */
async function requireNoNewerSchema(file: string, client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('schema_steps') as steps`);
  if (tables[0]?.steps === null) return;
  const { rows } = await client.query<{ name: string }>('select name from schema_steps order by name');
  const dumped = await runPostgresTool('pg_restore', [
    ...['--data-only', '--table=schema_steps', '--file=-', file],
  ]);
  const later = rows.map(({ name }) => name).filter((name) => !dumped.includes(`\n${name}\t`));
  if (later.length > 0) {
    throw new Error(
      `This database is of a later version than the dump (${later.join(', ')}): set DATABASE_URL to a new, empty database, and restore there`,
    );
  }
}
