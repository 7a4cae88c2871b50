import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../create-table.ts';

/**
 * Postgres only: counts shared by several instances, with the columns of `rate-limiter-flexible`. Unlogged, because losing
 * counts in a crash is harmless.
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
