import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import { IDEMPOTENCY_KEY_TTL_MS } from '../http/idempotency-key.ts';

/** A year of who did what. */
const AUDIT_KEPT_MS = 365 * DAY_MS;

/** Somebody who signs in again within this time goes on with their notifications. */
const SUBSCRIPTION_KEPT_MS = 90 * DAY_MS;

/** Removes sessions, links and challenges that have run out, and what is kept for a while only. */
export async function forgetOldAccess({ db, now }: Database): Promise<void> {
  await db.deleteFrom('desk_sessions').where('expires_at', '<', now()).execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('created_at', '<', now(-SUBSCRIPTION_KEPT_MS))
    .where('session_id', 'not in', db.selectFrom('desk_sessions').select('id'))
    .execute();
  await db.deleteFrom('desk_links').where('expires_at', '<', now()).execute();
  await db.deleteFrom('desk_challenges').where('expires_at', '<', now()).execute();
  await db.deleteFrom('desk_keys').where('created_at', '<', now(-IDEMPOTENCY_KEY_TTL_MS)).execute();
  await db.deleteFrom('audit_log').where('at', '<', now(-AUDIT_KEPT_MS)).execute();
}
