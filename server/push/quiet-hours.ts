import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';
import { HOUR_MS } from '#domain/durations.ts';

/**
 * When quiet hours end that are on now.
 * @param from the hour they begin, 0-23 in Charlotte
 * @param to the hour they end; the same hour means none
 * @returns null when it is not quiet
 */
export function quietUntil(now: Date, from: number, to: number): Date | null {
  if (!isQuiet(now, from, to)) return null;
  // Hour by hour: a change of clocks does not move the end, nor the loss of the very hour at which it would be.
  let end = now.getTime() - (now.getTime() % HOUR_MS);
  while (isQuiet(new Date(end), from, to)) end += HOUR_MS;
  return new Date(end);
}

function isQuiet(time: Date, from: number, to: number): boolean {
  const hour = hourInCharlotte(time);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
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
