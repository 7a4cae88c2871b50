import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';
import { HOUR_MS } from '#domain/durations.ts';

const HOURS_A_DAY = 24;

/**
 * When quiet hours end that are on now.
 * @param from the hour they begin, 0-23 in Charlotte
 * @param to the hour they end; the same hour means none
 * @returns null when it is not quiet
 */
export function quietUntil(now: Date, from: number, to: number): Date | null {
  const hour = hourInCharlotte(now);
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
  if (!isQuiet) return null;
  // Hour by hour, so that a change of clocks does not move the end.
  const fullHour = now.getTime() - (now.getTime() % HOUR_MS);
  for (let hours = 1; hours <= HOURS_A_DAY + 1; hours += 1) {
    const time = new Date(fullHour + hours * HOUR_MS);
    if (hourInCharlotte(time) === to) return time;
  }
  return null;
}

/** 0-23 */
export function hourInCharlotte(time: Date): number {
  const hour = new Intl.DateTimeFormat('en-US', {
    timeZone: CHARLOTTE_TIME_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return Number(hour.format(time));
}
