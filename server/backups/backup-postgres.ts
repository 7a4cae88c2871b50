import type { Progress } from '../progress.ts';
import { runPostgresTool } from './postgres-tool.ts';

/**
 * Dumps a Postgres database in pg_dump's custom format and checks that the dump is readable.
 * @throws when pg_dump is missing, too old for the server, or fails
 */
export async function backupPostgres(url: string, target: string, progress: Progress): Promise<void> {
  await dumpPostgres(url, target, progress);
  await checkPostgresDump(target, progress);
}

/** Dumps a database without checking the result: it may be empty. */
export async function dumpPostgres(url: string, target: string, progress: Progress): Promise<void> {
  progress.begin('Running pg_dump');
  await runPostgresTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', '--no-password', `--file=${target}`],
    url,
  );
}

/** @throws if a file is not a dump of this site's database */
export async function checkPostgresDump(file: string, progress: Progress): Promise<void> {
  progress.begin('Checking the dump');
  const contents = await runPostgresTool('pg_restore', ['--list', file]);
  for (const table of ['schema_steps', 'leads', 'deliveries']) {
    if (!new RegExp(`TABLE DATA \\S+ ${table} `).test(contents))
      throw new Error('The dump is not of this site');
  }
}
