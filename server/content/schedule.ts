import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { publishDue } from './publish.ts';

const LOOK_EVERY_MS = 2_000;

export interface ScheduleOptions {
  database: Database;
  /** Resolves when the store can be read. */
  ready: Promise<void>;
  log: Logger;
  now: () => Date;
  onPublished: () => void;
}

/** Publishes drafts at the time that was chosen for them. */
export function startSchedule({ database, ready, log, now, onPublished }: ScheduleOptions): {
  stop(): Promise<void>;
} {
  let looking: Promise<void> | null = null;
  let isAway = false;

  async function look(): Promise<void> {
    try {
      if ((await publishDue(database, now())) > 0) onPublished();
      isAway = false;
    } catch (error) {
      // A store that is away is told of once, not every other second.
      if (!isAway) log.warn({ err: error }, 'Scheduled drafts could not be published');
      isAway = true;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  void ready.then(() => {
    if (isStopped) return;
    timer = setInterval(() => {
      looking ??= look().finally(() => {
        looking = null;
      });
    }, LOOK_EVERY_MS).unref();
  });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
    },
  };
}
