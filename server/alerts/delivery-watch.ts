import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import type { ChannelName } from '../outbox/channel.ts';
import { startRegularCheck } from '../regular-check.ts';
import type { AlertChannel } from './alert-channels.ts';
import { claimStuck, lateChannels, QUIET_MS, type StuckChannel } from './stuck-deliveries.ts';
import { undelivered } from './undelivered.ts';

const CHECK_EVERY_MS = 60_000;

export interface DeliveryWatchOptions {
  database: Database;
  /** Those that are set up. */
  channels: { name: ChannelName }[];
  alertChannels: AlertChannel[];
  log: Logger;
  /** Shorter in tests only. */
  checkEveryMs?: number;
  digestEveryMs?: number;
}

/**
 * Looks once a minute for leads that do not get through, and tells the agent through a channel that works, once an hour
 * for each channel. The log always hears of it, and once a day, from the first check on, of everything undelivered.
 */
export function startDeliveryWatch(options: DeliveryWatchOptions): { stop(): Promise<void> } {
  const { database, channels, alertChannels, log } = options;
  const { checkEveryMs = CHECK_EVERY_MS, digestEveryMs = DAY_MS } = options;
  let digestDueAt = 0;
  let unreachableLoggedAt = -Infinity;

  async function check(): Promise<void> {
    await tellOfStuck();
    if (performance.now() < digestDueAt) return;
    digestDueAt = performance.now() + digestEveryMs;
    log.info(await undelivered(database), 'Undelivered leads');
  }

  async function tellOfStuck(): Promise<void> {
    const { stuck, confirm, release } = await claimStuck(database, channels);
    if (stuck.length === 0) return;
    const unfit = await lateChannels(database);
    for (const { channel } of stuck) unfit.add(channel);
    const fit = alertChannels.filter(({ via }) => !unfit.has(via));
    if (fit.length === 0) {
      await release(); // the agent still has to be told, as soon as a channel works
      if (performance.now() - unreachableLoggedAt < QUIET_MS) return;
      unreachableLoggedAt = performance.now();
    }
    for (const channel of stuck)
      log.error(channel, 'Leads do not get through: see "npm run deliveries -- list"');
    if (fit.length === 0) {
      log.error('No channel is left to tell the agent that leads do not get through');
    } else if (await toldThroughAny(fit, stuck, log)) {
      await confirm();
    } else {
      await release();
    }
  }

  return startRegularCheck({
    // What waits since the site went down has its first try before anybody is told of it.
    ready: pause(checkEveryMs, undefined, { ref: false }),
    check,
    everyMs: checkEveryMs,
    complaint: 'Deliveries could not be watched',
    log,
  });
}

/** The first that takes it is enough. */
async function toldThroughAny(
  channels: AlertChannel[],
  stuck: StuckChannel[],
  log: Logger,
): Promise<boolean> {
  for (const { via, send } of channels) {
    const outcome = await send(stuck);
    if (outcome.status === 'delivered') {
      log.info({ via }, 'The agent was told that leads do not get through');
      return true;
    }
    log.error({ via, reason: outcome.reason }, 'The agent could not be told that leads do not get through');
  }
  return false;
}
