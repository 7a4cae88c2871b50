import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import { IDEMPOTENCY_KEY_TTL_MS } from '../http/idempotency-key.ts';

/** How long an import can be accepted or undone. */
const IMPORTS_KEPT_MS = 30 * DAY_MS;

/** Deletes expired idempotency keys of new drafts and expired imports. */
export async function forgetOldContent({ db, now }: Database): Promise<void> {
  await db.deleteFrom('content_keys').where('created_at', '<', now(-IDEMPOTENCY_KEY_TTL_MS)).execute();
  await db.deleteFrom('content_imports').where('at', '<', now(-IMPORTS_KEPT_MS)).execute();
}
