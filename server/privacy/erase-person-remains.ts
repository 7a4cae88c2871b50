import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

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
    if (engine === 'postgres') {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = '60s'`.execute(connection);
      for (const table of TABLES) await sql`vacuum ${sql.table(table)}`.execute(connection);
      return;
    }
    await sql`vacuum`.execute(connection);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
      if (rows[0]?.busy === 0) return;
    }
    throw new Error('the write-ahead log is in use');
  });
}
