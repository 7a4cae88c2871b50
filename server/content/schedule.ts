import type { Logger } from 'pino';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { publishDue } from './publish.ts';

const CHECK_EVERY_MS = 2_000;

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
  let checking: Promise<void> | null = null;
  let isAway = false;
  let day = isoDateInCharlotte(now().toISOString());

  async function check(): Promise<void> {
    try {
      await beginDay();
      if ((await publishDue(database, now())) > 0) onPublished();
      isAway = false;
    } catch (error) {
      // Log an outage once, not every other second.
      if (!isAway) log.warn({ err: error }, 'Scheduled drafts could not be published');
      isAway = true;
    }
  }

  /** Some of what pages show depends on the day: a sold home leaves the lists although no record changes. */
  async function beginDay(): Promise<void> {
    const today = isoDateInCharlotte(now().toISOString());
    if (today === day) return;
    await database.db
      .updateTable('content_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    day = today;
  }

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  void ready.then(() => {
    if (isStopped) return;
    timer = setInterval(() => {
      checking ??= check().finally(() => {
        checking = null;
      });
    }, CHECK_EVERY_MS).unref();
  });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await checking;
    },
  };
}
