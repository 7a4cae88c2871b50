import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction, UpdateObject } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { findConsents, findLead } from '../leads/lead-store.ts';
import type { Channel, ChannelName, Delivery } from './channel.ts';

/** A worker that dies leaves its deliveries to the others after this time; longer than any attempt can take. */
export const LEASE_MS = 120_000;

const MOST_AT_ONCE = 10;

/** A new delivery is due at once, whatever any clock says. */
const AT_ONCE = new Date(0).toISOString();

export interface Lease {
  token: string;
  deliveries: Delivery[];
}

/** Queues a new lead for each channel, inside the transaction that keeps it. */
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

/** What is to be delivered. */
export interface NewDelivery {
  leadId: string;
  channel: ChannelName;
  /** Which of several receivers, which reply or reminder; '' where there is one only. */
  target?: string;
  createdAt: string;
}

/** Queues deliveries, inside the transaction of what they tell of. */
export async function enqueue(trx: Transaction<Schema>, deliveries: NewDelivery[]): Promise<void> {
  const rows = deliveries.map(({ leadId, channel, target = '', createdAt }) => ({
    id: `evt_${randomUUID()}`,
    lead_id: leadId,
    channel,
    target,
    state: 'pending' as const,
    attempts: 0,
    next_at: AT_ONCE,
    created_at: createdAt,
  }));
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
}

export interface ClaimOptions {
  /** At most 10. */
  most?: number | undefined;
  /** Also takes deliveries whose time has not come yet. */
  early?: boolean;
  /** Shorter in tests only. */
  leaseMs?: number | undefined;
}

/**
 * Takes some due deliveries of a channel for this worker alone, for 120 s.
 * Deliveries whose lease ran out count as due: their worker is gone. That is no attempt: it says nothing about the receiver.
 */
export async function claimDue(
  database: Database,
  channel: ChannelName,
  { most = MOST_AT_ONCE, early = false, leaseMs = LEASE_MS }: ClaimOptions = {},
): Promise<Lease> {
  const token = randomUUID();
  const atMost = Math.min(most, MOST_AT_ONCE);
  const deliveries = await inTransaction(database, async (trx) => {
    // Two queries, each in the order of an index: one for both would sort all that wait.
    const abandoned = await oldest(trx, database, channel, atMost)
      .where('state', '=', 'leased')
      .where('lease_until', '<=', database.now())
      .execute();
    const waiting = await oldest(trx, database, channel, atMost - abandoned.length)
      .where('state', '=', 'pending')
      .where((eb) => (early ? mayBeTried(eb, database) : eb('next_at', '<=', database.now())))
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
    // What cannot be read is not leased either, or it would wait until the lease runs out.
    const found: Delivery[] = [];
    for (const row of claimed) {
      const lead = await findLead(trx, row.lead_id);
      if (!lead) continue; // erased since
      const consents = await findConsents(trx, row.lead_id);
      found.push({ id: row.id, channel, target: row.target, attempt: row.attempts + 1, lead, consents });
    }
    return found;
  });
  return { token, deliveries };
}

/** At most so many deliveries of a channel that no other worker is just claiming, those first that have waited longest. */
function oldest(trx: Transaction<Schema>, { engine }: Database, channel: ChannelName, atMost: number) {
  return trx
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', channel)
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(atMost)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
}

/** @returns false when the lease was lost meanwhile: another worker has the delivery now */
export async function markDone({ db, now }: Database, id: string, token: string): Promise<boolean> {
  return await settle(db, id, token, { state: 'done', done_at: now(), last_error: null });
}

/** Puts a delivery back as it was: what was tried ahead of its time has used up none of its attempts. */
export async function putBack({ db }: Database, id: string, token: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .execute();
}

/** Puts a delivery off until its receiver wants it, with all its attempts: failures of the evening use up none of the morning's. */
export async function holdDelivery(
  { db }: Database,
  id: string,
  token: string,
  until: string,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_at: until, not_before: until, last_error: null })
    .set({ lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .execute();
}

/**
 * Puts a failed delivery back for another try after `delayMs`.
 * @param failure.retryAfterMs how long the receiver itself asked to be left alone; nothing cuts that wait short
 */
export async function markForRetry(
  { db, now }: Database,
  id: string,
  token: string,
  { reason, delayMs, retryAfterMs }: { reason: string; delayMs: number; retryAfterMs?: number | undefined },
): Promise<boolean> {
  return await settle(db, id, token, {
    state: 'pending',
    next_at: now(delayMs),
    not_before: retryAfterMs === undefined ? null : now(retryAfterMs),
    last_error: reason,
  });
}

/** Gives up on a delivery and lets the agent be alerted again. The row stays: `npm run deliveries` shows it and can retry it. */
export async function markDead(
  { db }: Database,
  id: string,
  token: string,
  reason: string,
): Promise<boolean> {
  return await settle(db, id, token, { state: 'dead', last_error: reason, alerted_at: null, told_at: null });
}

/** Takes a delivery out: it has nobody to reach any more, which is no failure. */
export async function dropDelivery({ db }: Database, id: string, token: string): Promise<void> {
  await db.deleteFrom('deliveries').where('id', '=', id).where('lease_token', '=', token).execute();
}

/** Ends an attempt. Only the holder of the lease may: a worker that woke too late changes nothing. */
async function settle(
  db: Kysely<Schema>,
  id: string,
  token: string,
  change: UpdateObject<Schema, 'deliveries'>,
): Promise<boolean> {
  const result = await db
    .updateTable('deliveries')
    .set((row) => ({ ...change, attempts: row('attempts', '+', 1), lease_token: null, lease_until: null }))
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Makes the waiting deliveries of a channel due at once, but for those whose receiver asked for a wait: it is back. */
export async function makeDue(database: Database, channel: ChannelName): Promise<void> {
  const { db, now } = database;
  await db
    .updateTable('deliveries')
    .set({ next_at: now() })
    .where('channel', '=', channel)
    .where('state', '=', 'pending')
    .where('next_at', '>', now())
    .where((eb) => mayBeTried(eb, database))
    .execute();
}

/**
 * After a clock was set back, lets nothing of a channel wait for what the clock said before: what is to be tried again is due now,
 * what is held waits no longer than the channel ever holds anything.
 */
export async function shortenWaits(
  { db, now }: Database,
  { name, longestHoldMs = 0 }: Channel,
): Promise<void> {
  const waiting = db.updateTable('deliveries').where('channel', '=', name).where('state', '=', 'pending');
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

/** Not tried, because it waits on purpose: a reply that can be taken back, a notice in quiet hours. */
export function isHeld(eb: ExpressionBuilder<Schema, 'deliveries'>): Expression<SqlBool> {
  return eb.and([eb('attempts', '=', 0), eb('not_before', 'is not', null)]);
}

/** Whether the receiver has not asked for a longer wait. */
function mayBeTried(eb: ExpressionBuilder<Schema, 'deliveries'>, { now }: Database): Expression<SqlBool> {
  return eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now())]);
}

/** The embedded store has one process: whatever is leased when it starts was left by the one before. */
export async function releaseLeases({ db, now, engine }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  await db
    .updateTable('deliveries')
    .set({ state: 'pending', next_at: now(), lease_token: null, lease_until: null })
    .where('state', '=', 'leased')
    .execute();
}
