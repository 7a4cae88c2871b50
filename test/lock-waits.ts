import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The start times of the Postgres transactions that are waiting for a lock. */
export async function lockWaits({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ began: string }>`
    select xact_start::text as began from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.map(({ began }) => began);
}
