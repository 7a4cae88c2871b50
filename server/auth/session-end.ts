import type { Kysely } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Schema } from '../database/schema.ts';

/** A session that nobody uses ends, */
export const SESSION_UNUSED_MS = 30 * DAY_MS;

/** and every session some day. */
export const SESSION_LONGEST_MS = 90 * DAY_MS;

/** How precisely a session’s last use is recorded. */
const USE_NOTED_EVERY_MS = 10 * MINUTE_MS;

interface UsedSession {
  id: string;
  signed_in_at: string;
  used_at: string;
}

/** Extends a session that is used, up to its longest life. */
export async function noteUse(
  db: Kysely<Schema>,
  { id, signed_in_at, used_at }: UsedSession,
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(used_at) < USE_NOTED_EVERY_MS) return;
  const ends = Math.min(now.getTime() + SESSION_UNUSED_MS, Date.parse(signed_in_at) + SESSION_LONGEST_MS);
  await db
    .updateTable('desk_sessions')
    .set({ updated_at: now.toISOString(), expires_at: new Date(ends).toISOString() })
    .where('id', '=', id)
    .execute();
}
