import { HOUR_MS } from '#domain/durations.ts';
import { hourInCharlotte } from '../charlotte-time.ts';

/**
 * Returns when the current quiet hours end.
 * @param from the hour they begin, 0-23 in Charlotte
 * @param to the hour they end; the same hour means none
 * @returns null outside quiet hours
 */
export function quietUntil(now: Date, from: number, to: number): Date | null {
  if (!isQuiet(now, from, to)) return null;
  // Steps hour by hour: daylight saving does not move the end, even if the ending hour is skipped.
  let end = now.getTime() - (now.getTime() % HOUR_MS);
  while (isQuiet(new Date(end), from, to)) end += HOUR_MS;
  return new Date(end);
}

function isQuiet(time: Date, from: number, to: number): boolean {
  const hour = hourInCharlotte(time);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
