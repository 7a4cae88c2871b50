import { DAY_MS } from '#domain/durations.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import { countsSince } from '../counts/count-store.ts';
import { UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { printableJson } from './printable.ts';
import type { Call } from './run-command.ts';
import { statsReport } from './stats-report.ts';

const DAYS = 30;
const MOST_DAYS = 3_660;

/** `stats`: prints the counts of recent days as text or JSON. */
export async function showStats(call: Call): Promise<void> {
  const days = lastDays(call.text('days') ?? String(DAYS), new Date());
  const counts = await withStore(call, (database) => countsSince(database, days[0] ?? ''));
  process.stdout.write(call.flag('json') ? `${printableJson(counts)}\n` : statsReport(counts, days));
}

/** Today's date in Charlotte and the days before it, oldest first. */
function lastDays(typed: string, now: Date): string[] {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (count < 1 || count > MOST_DAYS)
    throw new UsageError(`--days ${typed} is no number from 1 to ${MOST_DAYS}`);
  const noon = Date.parse(`${isoDateInCharlotte(now.toISOString())}T12:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(noon - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );
}
