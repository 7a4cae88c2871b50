import type { Logger } from 'pino';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { startRegularCheck } from '../regular-check.ts';
import { publishDue } from './publish.ts';

/** What a minute was chosen for happens within seconds of it. */
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
export function startSchedule({ database, ready, log, now, onPublished }: ScheduleOptions) {
  let day = isoDateInCharlotte(now().toISOString());

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

  return startRegularCheck({
    ready,
    async check() {
      await beginDay();
      if ((await publishDue(database, now(), log)) > 0) onPublished();
    },
    everyMs: CHECK_EVERY_MS,
    failureMessage: 'Scheduled drafts could not be published',
    log,
  });
}
