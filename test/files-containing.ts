import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * The names of files whose raw bytes contain one of the words. Another process reads them, because closing a file of the
 * store in this one would release the locks of its open connection.
 */
export function filesContaining(words: string[], folder: string): string {
  const patterns = words.flatMap((word) => ['-e', word]);
  const { stdout, status } = spawnSync('grep', ['-rliaF', ...patterns, folder], { encoding: 'utf8' });
  if (status === null || status > 1) throw new Error('grep failed');
  return stdout;
}

/** Flushes a Postgres database and returns the folder of its files, without the write-ahead log. */
export async function postgresFiles({ db }: Database): Promise<string> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`.execute(db);
  return rows[0]?.folder ?? '';
}
