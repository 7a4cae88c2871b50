import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/**
 * Postgres only: what several instances count together. The columns are those of `rate-limiter-flexible`; unlogged, for
 * a count that is lost in a crash hurts nobody.
 */
export async function rateLimits(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create unlogged table rate_limit_salts (day text primary key, salt text not null)`.execute(db);
}
