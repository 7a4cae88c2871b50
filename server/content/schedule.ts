import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { type RegularCheckOptions, startRegularCheck } from '../regular-check.ts';
import { publishDue } from './publish.ts';

/** Scheduled publications happen within seconds of their minute. */
const CHECK_EVERY_MS = 2_000;

interface ScheduleOptions extends Pick<RegularCheckOptions, 'ready' | 'log'> {
  database: Database;
  now: () => Date;
  onPublished: () => void;
}

/** Starts publishing scheduled drafts at their time. */
export function startSchedule({ database, ready, log, now, onPublished }: ScheduleOptions) {
  let day = isoDateInCharlotte(now().toISOString());

  /** Some pages depend on the date: a sold home leaves the lists without a change of its record. */
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
