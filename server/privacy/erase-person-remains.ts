import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** Tables that hold what a person typed. */
const TABLES = [
  'leads',
  'consents',
  'idempotency_keys',
  'deliveries',
  'chat_messages',
  'unanswered_questions',
  'lead_entries',
] as const;

const ATTEMPTS = 5;

/**
 * Rewrites the store without its deleted rows, so that no byte of them is left in its files.
 *
 * SQLite overwrites what this site deletes (`secure_delete`), but not what another tool deleted before, and the
 * write-ahead log keeps older pages until it is cut; both wait up to 5 s for a running site, several times.
 * @throws when the store stays too busy; the rows themselves are gone
 */
export async function removeRemains({ db, engine }: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (engine === 'postgres') return await vacuumTables(connection);
    await sql`vacuum`.execute(connection);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
      if (rows[0]?.busy === 0) return;
    }
    throw new Error('the write-ahead log is in use');
  });
}

/**
 * Removes what this site itself has deleted, while it serves: on SQLite the copies in the write-ahead log, on Postgres the dead rows.
 * @returns false when somebody reads SQLite's log, a backup for example: it did not wait, because nothing else would be answered
 */
export async function removeOwnRemains({ db, cutLog }: Database): Promise<boolean> {
  if (cutLog) return cutLog();
  await db.connection().execute(vacuumTables);
  return true;
}

async function vacuumTables(connection: Kysely<Schema>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(connection);
  await sql`set lock_timeout = '60s'`.execute(connection);
  try {
    for (const table of TABLES) await sql`vacuum ${sql.table(table)}`.execute(connection);
  } finally {
    // The connection goes back to the others.
    await sql`reset statement_timeout`.execute(connection);
    await sql`reset lock_timeout`.execute(connection);
  }
}
