import type { BackupProgress } from './backup-progress.ts';
import { runPostgresTool } from './postgres-tool.ts';

/**
 * Dumps a Postgres store as it is at this moment (pg_dump's custom format) and checks that the dump can be read.
 * @throws when pg_dump is missing, too old for the server, or fails
 */
export async function backupPostgres(url: string, target: string, progress: BackupProgress): Promise<void> {
  await dumpPostgres(url, target, progress);
  await checkPostgresDump(target, progress);
}

/** The dump alone, of whatever the database holds: an empty one too. */
export async function dumpPostgres(url: string, target: string, progress: BackupProgress): Promise<void> {
  progress.begin('Running pg_dump');
  await runPostgresTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', '--no-password', `--file=${target}`],
    url,
  );
}

/** @throws when a file is no dump of this site */
export async function checkPostgresDump(file: string, progress: BackupProgress): Promise<void> {
  progress.begin('Checking the dump');
  const contents = await runPostgresTool('pg_restore', ['--list', file]);
  for (const table of ['schema_steps', 'leads', 'deliveries']) {
    if (!new RegExp(`TABLE DATA \\S+ ${table} `).test(contents)) throw new Error(`${file} holds no site`);
  }
}
