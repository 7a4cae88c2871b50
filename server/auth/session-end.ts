import type { Kysely } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Schema } from '../database/schema.ts';

/** An unused session expires after this time. */
export const SESSION_IDLE_TIMEOUT_MS = 30 * DAY_MS;

/** Every session expires after this time. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;

/** How precisely a session’s last use is recorded. */
const LAST_USE_PRECISION_MS = 10 * MINUTE_MS;

interface UsedSession {
  id: string;
  signed_in_at: string;
  used_at: string;
}

/** Extends a session after a use, up to its maximum age. */
export async function recordSessionUse(
  db: Kysely<Schema>,
  { id, signed_in_at, used_at }: UsedSession,
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(used_at) < LAST_USE_PRECISION_MS) return;
  const ends = Math.min(
    now.getTime() + SESSION_IDLE_TIMEOUT_MS,
    Date.parse(signed_in_at) + SESSION_MAX_AGE_MS,
  );
  await db
    .updateTable('desk_sessions')
    .set({ updated_at: now.toISOString(), expires_at: new Date(ends).toISOString() })
    .where('id', '=', id)
    .execute();
}
