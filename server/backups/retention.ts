import { DAY_MS, HOUR_MS } from '#domain/durations.ts';

/** How many of the newest backups are kept. */
const HOURLY = 24;

/** For how many days the first backup of each day is kept. Whoever erases a person is told so (content/desk/lead.ts). */
const DAILY = 7;

/** `porchlight-20261121T131500Z.db`: sorting by name sorts by time. */
export function backupName(madeAt: Date): string {
  return `porchlight-${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}.db`;
}

/** @returns when a backup was made, or null for the name of any other file */
export function backupTime(name: string): Date | null {
  const parts = /^porchlight-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the backups that are no longer needed, judged by count rather than age: after a month without backups the last ones
 * are still kept. Backups dated in the future, by a wrong clock, are ignored until that time.
 * @param now in ms
 */
export function expiredBackups(names: string[], now: number): string[] {
  const oldestFirst = names.filter((name) => (backupTime(name)?.getTime() ?? Infinity) <= now).sort();
  const kept = new Set([...oldestFirst.slice(-HOURLY), ...firstOfEachDay(oldestFirst).slice(-DAILY)]);
  return oldestFirst.filter((name) => !kept.has(name));
}

/** When a backup will expire if the site keeps running. */
export function keptUntil(name: string, names: string[]): Date {
  const madeAt = backupTime(name)?.getTime() ?? 0;
  const isDaily = firstOfEachDay(names.toSorted()).includes(name);
  return new Date(madeAt + (isDaily ? DAILY * DAY_MS : HOURLY * HOUR_MS));
}

/** The first backup of each day, in UTC. */
function firstOfEachDay(oldestFirst: string[]): string[] {
  const byDay = Map.groupBy(oldestFirst, (name) => name.slice(0, 'porchlight-20261121'.length));
  return [...byDay.values()].map(([first = '']) => first);
}
