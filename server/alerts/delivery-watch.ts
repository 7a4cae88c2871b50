import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import type { ChannelName } from '../outbox/channel.ts';
import { startRegularCheck } from '../regular-check.ts';
import type { AlertChannel } from './alert-channels.ts';
import { claimStuck, lateChannels, type StuckChannel } from './stuck-deliveries.ts';
import { undeliveredSummary } from './undelivered.ts';

const CHECK_EVERY_MS = 60_000;

/** How often an alert is tried, and logged, while every alert channel has late deliveries itself. */
const DOUBTFUL_RETRY_MS = 10 * 60_000;

export interface DeliveryWatchOptions {
  database: Database;
  /** The configured channels. */
  channels: { name: ChannelName }[];
  alertChannels: AlertChannel[];
  log: Logger;
  /** Shorter in tests only. */
  checkEveryMs?: number;
  digestEveryMs?: number;
}

/**
 * Checks once a minute for stuck deliveries, and alerts the agent through a working channel, at most once an hour for
 * each stuck channel. Logs every alert, and all undelivered leads at the first check and once a day.
 */
export function startDeliveryWatch(options: DeliveryWatchOptions): { stop(): Promise<void> } {
  const { database, channels, alertChannels, log } = options;
  const { checkEveryMs = CHECK_EVERY_MS, digestEveryMs = DAY_MS } = options;
  let digestDueAt = 0;
  let doubtedAt = -Infinity;

  async function check(): Promise<void> {
    await alertOnStuck();
    if (performance.now() < digestDueAt) return;
    digestDueAt = performance.now() + digestEveryMs;
    log.info(await undeliveredSummary(database), 'Undelivered leads');
  }

  async function alertOnStuck(): Promise<void> {
    const { stuck, confirm, release } = await claimStuck(database, channels);
    if (stuck.length === 0) return;
    // A late channel may work: one refused mail makes e-mail late. A channel with dead deliveries only may work again by now.
    const late = await lateChannels(database);
    const working = alertChannels.filter(({ via }) => !late.has(via));
    const doubtful = alertChannels.filter(({ via }) => late.has(via));
    const isDoubtful = working.length === 0;
    if (isDoubtful && performance.now() - doubtedAt < DOUBTFUL_RETRY_MS) return await release();
    if (isDoubtful) doubtedAt = performance.now();
    for (const channel of stuck)
      log.error(channel, 'Lead deliveries are stuck: see "npm run deliveries -- list"');
    if (await sendThroughAny([...working, ...doubtful], stuck, log)) return await confirm();
    if (isDoubtful) log.error('No working channel to alert the agent to stuck lead deliveries');
    await release(); // so that the agent is alerted as soon as a channel works
  }

  return startRegularCheck({
    // Deliveries left over from before a restart get an attempt before they can cause an alert.
    ready: pause(checkEveryMs, undefined, { ref: false }),
    check,
    everyMs: checkEveryMs,
    failureMessage: 'Deliveries could not be watched',
    log,
  });
}

/** Tries the channels in order until one delivers the alert. */
async function sendThroughAny(
  channels: AlertChannel[],
  stuck: StuckChannel[],
  log: Logger,
): Promise<boolean> {
  for (const { via, send } of channels) {
    const outcome = await send(stuck);
    if (outcome.status === 'delivered') {
      log.info({ via }, 'The agent was alerted to stuck lead deliveries');
      return true;
    }
    log.error({ via, reason: outcome.reason }, 'The agent could not be alerted to stuck lead deliveries');
  }
  return false;
}
