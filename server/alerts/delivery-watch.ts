import type { Logger } from 'pino';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import type { AlertRoute } from './alert-routes.ts';
import { claimStuck, lateChannels, type StuckChannel } from './stuck-deliveries.ts';
import { undelivered } from './undelivered.ts';

const LOOK_EVERY_MS = 60_000;

export interface DeliveryWatchOptions {
  database: Database;
  routes: AlertRoute[];
  log: Logger;
  /** Shorter in tests only. */
  lookEveryMs?: number;
  digestEveryMs?: number;
}

/**
 * Looks once a minute for leads that do not get through, and tells the agent through a channel that works, once an hour
 * for each channel. The log always hears of it, and once a day, from the first look on, of everything undelivered.
 */
export function startDeliveryWatch(options: DeliveryWatchOptions): { stop(): Promise<void> } {
  const { log, lookEveryMs = LOOK_EVERY_MS, digestEveryMs = DAY_MS } = options;
  let digestDueAt = 0;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    await tellOfStuck(options);
    if (performance.now() < digestDueAt) return;
    digestDueAt = performance.now() + digestEveryMs;
    log.info(await undelivered(options.database), 'Undelivered leads');
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'Deliveries could not be watched'))
      .finally(() => (looking = null));
  }, lookEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function tellOfStuck({ database, routes, log }: DeliveryWatchOptions): Promise<void> {
  const { stuck, release } = await claimStuck(database);
  if (stuck.length === 0) return;
  for (const channel of stuck)
    log.error(channel, 'Leads do not get through: see "npm run deliveries -- list"');
  const unfit = await lateChannels(database);
  for (const { channel } of stuck) unfit.add(channel);
  const fit = routes.filter(({ via }) => !unfit.has(via));
  if (fit.length === 0) {
    log.error('No channel is left to tell the agent that leads do not get through');
    return;
  }
  if (!(await toldThroughAny(fit, stuck, log))) await release();
}

/** The first that takes it is enough. */
async function toldThroughAny(routes: AlertRoute[], stuck: StuckChannel[], log: Logger): Promise<boolean> {
  for (const { via, send } of routes) {
    const outcome = await send(stuck);
    if (outcome.status === 'delivered') {
      log.info({ via }, 'The agent was told that leads do not get through');
      return true;
    }
    log.error({ via, reason: outcome.reason }, 'The agent could not be told that leads do not get through');
  }
  return false;
}
