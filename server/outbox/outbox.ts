import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction, UpdateObject } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { findConsents, findLead } from '../leads/lead-store.ts';
import type { Channel, ChannelName, Delivery } from './channel.ts';

/** A dead worker's deliveries become due again after this time, which is longer than any attempt can take. */
const LEASE_MS = 120_000;

const LARGEST_CLAIM = 10;

/** In the past for every clock, so that a new delivery is due at once. */
const ALWAYS_DUE = new Date(0).toISOString();

interface Lease {
  token: string;
  deliveries: Delivery[];
}

/** Queues a new lead for each channel, in the transaction that stores it. */
export async function enqueueDeliveries(
  trx: Transaction<Schema>,
  { id: leadId, createdAt }: Lead,
  channels: ChannelName[],
): Promise<void> {
  await enqueue(
    trx,
    channels.map((channel) => ({ leadId, channel, createdAt })),
  );
}

interface NewDelivery {
  leadId: string;
  channel: ChannelName;
  /** Selects the receiver, reply or reminder where a channel has several; otherwise ''. */
  target?: string;
  createdAt: string;
}

/** Queues deliveries in the transaction of the change that causes them. */
export async function enqueue(trx: Transaction<Schema>, deliveries: NewDelivery[]): Promise<void> {
  const rows = deliveries.map(({ leadId, channel, target = '', createdAt }) => ({
    id: `evt_${randomUUID()}`,
    lead_id: leadId,
    channel,
    target,
    state: 'pending' as const,
    attempts: 0,
    next_at: ALWAYS_DUE,
    created_at: createdAt,
  }));
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
}

interface ClaimOptions {
  /** The largest number of deliveries to claim. */
  most?: number | undefined;
  /** Also claims deliveries that are not due yet. */
  early?: boolean;
  /** Shorter in tests only. */
  leaseMs?: number | undefined;
}

/**
 * Leases due deliveries of a channel to this worker for 120 s. Deliveries with an expired lease count as due, because
 * their worker died; that does not count as an attempt, since it says nothing about the receiver.
 */
export async function claimDue(
  database: Database,
  channel: ChannelName,
  { most = LARGEST_CLAIM, early = false, leaseMs = LEASE_MS }: ClaimOptions = {},
): Promise<Lease> {
  const token = randomUUID();
  const deliveries = await inTransaction(database, async (trx) => {
    // Two queries, each using an index: a combined one would sort all pending deliveries.
    const abandoned = await oldest(trx, database, channel, most)
      .where('state', '=', 'leased')
      .where('lease_until', '<=', database.now())
      .execute();
    const waiting = await oldest(trx, database, channel, most - abandoned.length)
      .where('state', '=', 'pending')
      .where((eb) => (early ? isRequestedWaitOver(eb, database) : eb('next_at', '<=', database.now())))
      .execute();
    const due = [...abandoned, ...waiting];
    if (due.length === 0) return [];
    const claimed = await trx
      .updateTable('deliveries')
      .set({ state: 'leased', lease_token: token, lease_until: database.now(leaseMs) })
      .where(
        'id',
        'in',
        due.map((row) => row.id),
      )
      .returningAll()
      .execute();
    // Leases only what could be read; the rest would be blocked until the lease expires.
    const found: Delivery[] = [];
    for (const row of claimed) {
      const lead = await findLead(trx, row.lead_id);
      if (!lead) continue; // erased in the meantime
      const consents = await findConsents(trx, row.lead_id);
      found.push({ id: row.id, target: row.target, attempt: row.attempts + 1, lead, consents });
    }
    return found;
  });
  return { token, deliveries };
}

/** The oldest deliveries of a channel, skipping those that another worker is claiming right now. */
function oldest(trx: Transaction<Schema>, { engine }: Database, channel: ChannelName, most: number) {
  return trx
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', channel)
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(most)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
}

/** @returns false if the lease expired and another worker took over the delivery */
export async function markDone({ db, now }: Database, id: string, token: string): Promise<boolean> {
  return await settle(db, id, token, { state: 'done', done_at: now(), last_error: null });
}

/** Returns a delivery unchanged: an early probe does not use up one of its attempts. */
export async function putBack({ db }: Database, id: string, token: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .execute();
}

/** Postpones a delivery until its receiver accepts it, and resets its attempts: evening failures must not use up the morning's. */
export async function holdDelivery(
  { db }: Database,
  id: string,
  token: string,
  until: string,
): Promise<void> {
  const held = { attempts: 0, next_at: until, not_before: until, last_error: null };
  await settle(db, id, token, { state: 'pending', ...held });
}

/**
 * Schedules a failed delivery for a retry after `delayMs`.
 * @param failure.retryAfterMs wait the receiver asked for; nothing shortens it
 */
export async function markForRetry(
  { db, now }: Database,
  id: string,
  token: string,
  { reason, delayMs, retryAfterMs }: { reason: string; delayMs: number; retryAfterMs?: number | undefined },
): Promise<void> {
  await settle(db, id, token, {
    state: 'pending',
    next_at: now(delayMs),
    not_before: retryAfterMs === undefined ? null : now(retryAfterMs),
    last_error: reason,
  });
}

/** Marks a delivery dead and re-arms the agent's alert. The row stays: `npm run deliveries` shows it and can retry it. */
export async function markDead({ db }: Database, id: string, token: string, reason: string): Promise<void> {
  await settle(db, id, token, { state: 'dead', last_error: reason, alerted_at: null, told_at: null });
}

/** Deletes a delivery that no longer has a receiver, which is not a failure. */
export async function dropDelivery({ db }: Database, id: string, token: string): Promise<void> {
  await db.deleteFrom('deliveries').where('id', '=', id).where('lease_token', '=', token).execute();
}

/** Ends an attempt, if this worker still holds the lease. It counts, unless the change sets the attempts. */
async function settle(
  db: Kysely<Schema>,
  id: string,
  token: string,
  change: UpdateObject<Schema, 'deliveries'>,
): Promise<boolean> {
  const result = await db
    .updateTable('deliveries')
    .set((row) => ({ attempts: row('attempts', '+', 1), ...change, lease_token: null, lease_until: null }))
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Makes the pending deliveries of a recovered channel due at once, except those whose receiver asked for a wait. */
export async function makeDue(database: Database, channel: ChannelName): Promise<void> {
  const { db, now } = database;
  await db
    .updateTable('deliveries')
    .set({ next_at: now() })
    .where('channel', '=', channel)
    .where('state', '=', 'pending')
    .where('next_at', '>', now())
    .where((eb) => isRequestedWaitOver(eb, database))
    .execute();
}

/**
 * Corrects a channel's times after the clock was set back: retries are due now, held deliveries wait no longer than the
 * channel's longest hold, and alerts count as sent now.
 */
export async function shortenWaits(
  { db, now }: Database,
  { name, longestHoldMs = 0 }: Channel,
): Promise<void> {
  const all = db.updateTable('deliveries').where('channel', '=', name);
  // An alert dated in the future would suppress all others of its channel until then.
  await all.set({ alerted_at: now() }).where('alerted_at', '>', now()).execute();
  const waiting = all.where('state', '=', 'pending');
  // A delivery dated in the future would never count as late.
  await waiting.set({ created_at: now() }).where('created_at', '>', now()).execute();
  await waiting
    .set({ next_at: now() })
    .where('next_at', '>', now())
    .where((eb) => eb.not(isHeld(eb)))
    .execute();
  const until = now(longestHoldMs);
  await waiting
    .set({ next_at: until, not_before: until })
    .where('next_at', '>', until)
    .where(isHeld)
    .execute();
}

/** Whether a delivery is held on purpose: a reply that can still be undone, or a notification in quiet hours. */
export function isHeld(eb: ExpressionBuilder<Schema, 'deliveries'>): Expression<SqlBool> {
  return eb.and([eb('attempts', '=', 0), eb('not_before', 'is not', null)]);
}

/** Whether the wait that the receiver asked for, if any, is over. */
function isRequestedWaitOver(
  eb: ExpressionBuilder<Schema, 'deliveries'>,
  { now }: Database,
): Expression<SqlBool> {
  return eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now())]);
}

/** Releases all leases on SQLite, where a single process runs: at startup, every lease is left over from the previous one. */
export async function releaseLeases({ db, now, engine }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', next_at: now(), lease_token: null, lease_until: null })
    .where('state', '=', 'leased')
    .execute();
}
