import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import { IDEMPOTENCY_KEY_TTL_MS } from '../http/idempotency-key.ts';

const AUDIT_RETENTION_MS = 365 * DAY_MS;

/** A person who signs in again within this time keeps their notifications. */
const SUBSCRIPTION_RETENTION_MS = 90 * DAY_MS;

/** Deletes expired sessions, links and challenges, and data past its retention period. */
export async function forgetOldAccess({ db, now }: Database): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ created_at: now() })
    .where('session_id', 'in', db.selectFrom('desk_sessions').select('id'))
    .execute();
  await db.deleteFrom('desk_sessions').where('expires_at', '<', now()).execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('created_at', '<', now(-SUBSCRIPTION_RETENTION_MS))
    .execute();
  await db.deleteFrom('desk_links').where('expires_at', '<', now()).execute();
  await db.deleteFrom('desk_challenges').where('expires_at', '<', now()).execute();
  await db.deleteFrom('desk_keys').where('created_at', '<', now(-IDEMPOTENCY_KEY_TTL_MS)).execute();
  await db.deleteFrom('audit_log').where('at', '<', now(-AUDIT_RETENTION_MS)).execute();
}
