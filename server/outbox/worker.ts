import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { createAlarm } from './alarm.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Channel, Delivery } from './channel.ts';
import { clockWatch } from './clock-watch.ts';
import {
  claimDue,
  dropDelivery,
  holdDelivery,
  makeDue,
  markDead,
  markDone,
  markForRetry,
  putBack,
  shortenWaits,
} from './outbox.ts';
import { retryDelay } from './retry-delays.ts';

export interface WorkerOptions {
  database: Database;
  channels: Channel[];
  log: Logger;
  /** How often to poll for due deliveries, in ms. */
  pollMs?: number;
  /** Shorter in tests only. */
  probeEveryMs?: number | undefined;
  /** Shorter in tests only. */
  leaseMs?: number | undefined;
  /** Shorter in tests only. */
  stopMs?: number;
  /** Whether visitors are waiting for answers. */
  isBusy?: () => boolean;
}

export interface Worker {
  /** Polls at once, because a lead was just stored. */
  wake(): void;
  /** Claims nothing new; resolves when deliveries in flight have ended, at the latest after 10 s. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;

/** Visitors come first: while requests queue, the worker pauses this long between batches. */
const REST_MS = 250;

/**
 * Mail can hang for 45 s, and the site is down during that time: a delivery that has not finished by this limit is sent again
 * under the same id when its lease expires.
 */
const STOP_MS = 10_000;

/** A delivery that succeeded but is not marked done is sent again later, so marking is retried. */
const MARK_RETRY_DELAYS_MS = [100, 500, 2_000, 5_000];

/** Retries of marking start within this time of the first failure: each may wait for a connection, and stopping ends after 10 s. */
const MARK_RETRY_WITHIN_MS = 8_000;

/** Delivers everything in the outbox at least once, one loop for each channel, until stopped. */
export function startWorker(options: WorkerOptions): Worker {
  const { database, channels, log, pollMs = POLL_MS, stopMs = STOP_MS, isBusy = () => false } = options;
  let stopping = false;
  const news = createAlarm();
  const end = createAlarm();

  async function run(channel: Channel): Promise<void> {
    const breaker = createBreaker(options.probeEveryMs);
    let isFailing = false;
    while (!stopping) {
      let worked = false;
      try {
        worked = await deliverDue(options, channel, breaker);
        isFailing = false;
      } catch (error) {
        // An outage of the store is logged once, not every second.
        if (!isFailing) log.warn({ err: error, channel: channel.name }, 'The outbox could not be read');
        isFailing = true;
      }
      if (stopping) return;
      if (!worked) await news.wait(pollMs);
      else if (isBusy()) await end.wait(REST_MS);
    }
  }

  async function watchClock(): Promise<void> {
    const checkClock = clockWatch(database, async () => {
      log.warn('The clock was set back: what waits in the outbox waits less');
      for (const channel of channels) await shortenWaits(database, channel);
    });
    while (!stopping) {
      // The channel loops report a store that cannot be read.
      await checkClock().catch(() => undefined);
      if (!stopping) await news.wait(pollMs);
    }
  }

  const running = [...channels.map(run), watchClock()];
  return {
    wake: news.ring,
    async stop() {
      stopping = true;
      news.ring();
      end.ring();
      const late = pause(stopMs, 'late', { ref: false });
      if ((await Promise.race([late, Promise.all(running)])) === 'late') {
        log.warn('Stopped with deliveries on their way: they will be tried again');
      }
    },
  };
}

/** @returns whether any delivery was due */
async function deliverDue(
  { database, log, leaseMs }: WorkerOptions,
  channel: Channel,
  breaker: Breaker,
): Promise<boolean> {
  const allowance = breaker.allowance(performance.now());
  if (allowance === 'none') return false;
  const claim = { most: allowance === 'probe' ? 1 : undefined, leaseMs };
  const due = await claimDue(database, channel.name, claim);
  // Nothing may be due for an hour; a probe must not wait that long.
  const early = allowance === 'probe' && due.deliveries.length === 0;
  const { token, deliveries } = early ? await claimDue(database, channel.name, { ...claim, early }) : due;
  const attempts = await Promise.allSettled(
    deliveries.map((delivery) => deliverOne(database, channel, breaker, { delivery, token, early }, log)),
  );
  // After all have ended: one that could not be marked must not interrupt the others.
  for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason;
  return deliveries.length > 0;
}

async function deliverOne(
  database: Database,
  channel: Channel,
  breaker: Breaker,
  { delivery, token, early }: { delivery: Delivery; token: string; early: boolean },
  log: Logger,
): Promise<void> {
  const ids = { deliveryId: delivery.id, leadId: delivery.lead.id, channel: channel.name };
  const outcome = await channel.deliver(delivery);
  if (outcome.status === 'delivered') {
    const inTime = await markDoneWithRetries(database, delivery.id, token, log.child(ids));
    const message = inTime ? 'Delivered' : 'Delivered after the lease ran out: another worker has it, too';
    log.info({ ...ids, attempt: delivery.attempt }, message);
    if (breaker.answered()) await makeDue(database, channel.name);
    return;
  }
  if (outcome.status === 'obsolete') {
    await dropDelivery(database, delivery.id, token);
    log.info({ ...ids, reason: outcome.reason }, 'Delivery dropped');
    if (breaker.answered()) await makeDue(database, channel.name);
    return;
  }
  if (outcome.status === 'held') {
    await holdDelivery(database, delivery.id, token, outcome.until);
    return;
  }
  const { reason, kind, retryAfterMs } = outcome;
  if (kind === 'unreachable') {
    breaker.couldNotConnect(performance.now());
    if (early) {
      await putBack(database, delivery.id, token);
      return;
    }
  } else if (breaker.answered()) {
    // A receiver that refuses one lead is up for the others. This delivery is still leased and keeps its own schedule.
    await makeDue(database, channel.name);
  }
  const scheduledMs = retryDelay(channel.retryDelaysMs, delivery.attempt);
  if (kind === 'final' || scheduledMs === null) {
    await markDead(database, delivery.id, token, reason);
    log.error({ ...ids, reason }, 'Delivery is dead: see "npm run deliveries -- list"');
    return;
  }
  const delayMs = Math.max(retryAfterMs ?? 0, scheduledMs);
  await markForRetry(database, delivery.id, token, { reason, delayMs, retryAfterMs });
  log.warn({ ...ids, attempt: delivery.attempt, delayMs, reason }, 'Delivery failed and will be tried again');
}

/** @returns false if another worker took over the delivery */
async function markDoneWithRetries(
  database: Database,
  id: string,
  token: string,
  log: Logger,
): Promise<boolean> {
  let firstFailedAt: number | undefined;
  for (const waitMs of MARK_RETRY_DELAYS_MS) {
    try {
      return await markDone(database, id, token);
    } catch (error) {
      firstFailedAt ??= performance.now();
      if (performance.now() - firstFailedAt + waitMs > MARK_RETRY_WITHIN_MS) throw error;
      log.warn({ err: error }, 'Delivered, but not yet marked so');
      await pause(waitMs);
    }
  }
  return await markDone(database, id, token);
}
