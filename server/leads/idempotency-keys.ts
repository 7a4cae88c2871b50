import type { Transaction } from 'kysely';
import { LEAD_STATUS, type Lead } from '#domain/leads/lead.ts';
import type { LeadOutcome } from '#domain/services.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { IDEMPOTENCY_KEY_TTL_MS } from '../http/idempotency-key.ts';
import { findLead } from './lead-store.ts';

/**
 * Claims an idempotency key for a lead that is about to be inserted in the same transaction; without a key, does nothing.
 *
 * The loser of a race waits here: on SQLite for the write lock, on Postgres at the primary key until the winner has
 * committed or rolled back.
 * @returns null if the caller should insert the lead; else the outcome of the earlier request
 */
export async function claimKey(
  trx: Transaction<Schema>,
  { key, fingerprint }: { key: string; fingerprint: string },
  lead: Lead,
): Promise<LeadOutcome | null> {
  if (key === '') return null;
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, lead_id: lead.id, created_at: lead.createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) === 1) return null;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'lead_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== fingerprint) return { status: 'key-reused' };
  const kept = await findLead(trx, earlier.lead_id);
  if (!kept) throw new Error('An idempotency key outlived its lead');
  // The same response again: visitors must not learn which status the desk gave their lead.
  return { status: 'saved', lead: { ...kept, status: LEAD_STATUS }, isNew: false };
}

/** Deletes expired keys. */
export async function forgetOldKeys({ db, now }: Database): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', now(-IDEMPOTENCY_KEY_TTL_MS)).execute();
}
