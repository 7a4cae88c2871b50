import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

const ATTEMPTS = 5;

/**
 * Rewrites the database so that no bytes of deleted rows are left in tables and indexes.
 *
 * SQLite overwrites what this site deletes (`secure_delete`), but not what other tools deleted, and its write-ahead log
 * keeps older pages until it is truncated; both steps wait up to 5 s for a running site, several times. Older pages in
 * Postgres' write-ahead log stay until Postgres recycles its files.
 * @throws if the database stays busy; the rows themselves are deleted
 */
export async function purgeResidualData({ maintain, engine }: Database): Promise<void> {
  await maintain(async (connection) => {
    if (engine === 'postgres') {
      // A full vacuum alone would copy dead rows still visible to transactions in other databases of the server; an ordinary one
      // leaves old bytes in free space and in indexes.
      await vacuumTables(connection, sql`vacuum`, QUIET_LOCK_MS);
      return await vacuumTables(connection, sql`vacuum (full, analyze)`, LOCK_MS);
    }
    await sql`vacuum`.execute(connection);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
      if (rows[0]?.busy === 0) return;
    }
    throw new Error('the write-ahead log is in use');
  });
}

/** Shorter than the site's own lock timeout: leads queue behind this lock. */
const LOCK_MS = 1_000;

/** An ordinary vacuum blocks nobody while it waits. */
const QUIET_LOCK_MS = 60_000;

/**
 * Removes residual data while the site runs: on SQLite the copies in the write-ahead log, on Postgres dead rows.
 * @returns false if SQLite's log is in use, by a backup for example; waiting for it would block all requests
 */
export async function purgeOwnResidualData({ maintain, truncateLog }: Database): Promise<boolean> {
  if (truncateLog) return truncateLog();
  await maintain((connection) => vacuumTables(connection, sql`vacuum`, QUIET_LOCK_MS));
  return true;
}

async function vacuumTables(
  connection: Kysely<Schema>,
  vacuum: RawBuilder<unknown>,
  lockMs: number,
): Promise<void> {
  await sql`set lock_timeout = ${sql.lit(lockMs)}`.execute(connection);
  for (const table of await tablesWithPersonalData(connection))
    await sql`${vacuum} ${sql.table(table)}`.execute(connection);
}

/** The tables that `erasePerson` deletes from: leads, tables that reference them, and chats. */
async function tablesWithPersonalData(connection: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in (select conrelid from pg_constraint where confrelid = 'leads'::regclass)
      or oid in ('leads'::regclass, 'chat_messages'::regclass, 'unanswered_questions'::regclass)`.execute(
    connection,
  );
  return rows.map(({ name }) => name);
}
