import { closeSync, openSync } from 'node:fs';
import pg from 'pg';
import { checkPostgresDump, dumpPostgres } from './backup-postgres.ts';
import { runPostgresTool } from './backup-postgres-tool.ts';
import type { BackupProgress } from './backup-progress.ts';

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
  await requireUnused(url);
  // Empty and private before pg_dump fills it: it holds every lead.
  closeSync(openSync(kept, 'wx', 0o600));
  await dumpPostgres(url, kept, progress);
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

/** A running site asks for work every second, so it is always connected; it says who it is (postgres-database.ts). */
async function requireUnused(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'porchlight'`,
    );
    if (rows[0]?.count !== '0') throw new Error('A site is connected to this store: stop it, then try again');
  } finally {
    await client.end();
  }
}
