import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

const ATTEMPTS = 5;

/**
 * Rewrites the store without its deleted rows, so that no byte of them is left in its tables and indexes.
 *
 * SQLite overwrites what this site deletes (`secure_delete`), but not what another tool deleted before, and the
 * write-ahead log keeps older pages until it is cut; both wait up to 5 s for a running site, several times. Postgres'
 * write-ahead log is its own: older pages stay there until it takes the files again.
 * @throws when the store stays too busy; the rows themselves are gone
 */
export async function removeRemains({ db, engine }: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (engine === 'postgres') {
      // Rewriting alone would copy what a transaction in another database of the server could still see, and an ordinary
      // vacuum leaves old bytes in the gaps of its pages, and every word in the index.
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

/** Less than the site waits for a lock: whoever sends a lead meanwhile stands behind this one. */
const LOCK_MS = 1_000;

/** Nobody stands behind an ordinary vacuum. */
const QUIET_LOCK_MS = 60_000;

/**
 * Removes what this site itself has deleted, while it serves: on SQLite the copies in the write-ahead log, on Postgres the dead rows.
 * @returns false when somebody reads SQLite's log, a backup for example: it did not wait, because nothing else would be answered
 */
export async function removeOwnRemains({ db, cutLog }: Database): Promise<boolean> {
  if (cutLog) return cutLog();
  await db.connection().execute((connection) => vacuumTables(connection, sql`vacuum`, QUIET_LOCK_MS));
  return true;
}

async function vacuumTables(
  connection: Kysely<Schema>,
  vacuum: RawBuilder<unknown>,
  lockMs: number,
): Promise<void> {
  await sql`set statement_timeout = 0`.execute(connection);
  await sql`set lock_timeout = ${sql.lit(lockMs)}`.execute(connection);
  try {
    for (const table of await tablesOfPeople(connection))
      await sql`${vacuum} ${sql.table(table)}`.execute(connection);
  } finally {
    // The connection goes back to the others.
    await sql`reset statement_timeout`.execute(connection);
    await sql`reset lock_timeout`.execute(connection);
  }
}

/** Tables that `erasePerson` takes rows from: those of leads, whatever goes with one, and what is said in chats. */
async function tablesOfPeople(connection: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in (select conrelid from pg_constraint where confrelid = 'leads'::regclass)
      or oid in ('leads'::regclass, 'chat_messages'::regclass, 'unanswered_questions'::regclass)`.execute(
    connection,
  );
  return rows.map(({ name }) => name);
}
