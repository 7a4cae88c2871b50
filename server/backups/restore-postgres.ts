import { closeSync, openSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checkPostgresDump, dumpPostgres } from './backup-postgres.ts';
import type { BackupProgress } from './backup-progress.ts';
import { runPostgresTool } from './postgres-tool.ts';

/**
 * Replaces what a Postgres store holds by a dump, in one transaction. What was there is dumped to `kept` first.
 * @throws when the dump is not sound, a site is connected, or a program is missing; nothing has changed then
 */
export async function restorePostgres(
  file: string,
  url: string,
  kept: string,
  progress: BackupProgress,
): Promise<void> {
  await checkPostgresDump(file, progress);
  await requireReplaceable(file, url);
  // Empty and private before pg_dump fills it: it holds every lead.
  closeSync(openSync(kept, 'wx', 0o600));
  try {
    await dumpPostgres(url, kept, progress);
  } catch (error) {
    rmSync(kept);
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await requireUnused(client);
    await requireNoLaterSteps(file, client);
  } finally {
    await client.end();
  }
}

/** How long Postgres may take to end the connections of a site that was just stopped. */
const ENDING_MS = 2_000;

/** A running site asks for work every second, so it is always connected; it says who it is (postgres-database.ts). */
async function requireUnused(client: pg.Client): Promise<void> {
  for (const end = Date.now() + ENDING_MS; ; await pause(100)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'porchlight'`,
    );
    if (rows[0]?.count === '0') return;
    if (Date.now() >= end) throw new Error('A site is connected to this store: stop it, then try again');
  }
}

/**
 * A dump replaces the tables it knows. Those of a later version would stay, and that version, when it makes the step
 * again that the dump has not taken, would find them there and not start.
 */
async function requireNoLaterSteps(file: string, client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('schema_steps') as steps`);
  if (tables[0]?.steps === null) return;
  const { rows } = await client.query<{ name: string }>('select name from schema_steps order by name');
  const dumped = await runPostgresTool('pg_restore', [
    ...['--data-only', '--table=schema_steps', '--file=-', file],
  ]);
  const later = rows.map(({ name }) => name).filter((name) => !dumped.includes(`\n${name}\t`));
  if (later.length > 0) {
    throw new Error(
      `This store is of a later version than the dump (${later.join(', ')}): set DATABASE_URL to a new, empty database, and restore there`,
    );
  }
}
