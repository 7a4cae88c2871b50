import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { fieldTime, fromAgentTime } from '../frame/times.ts';

const MORNING = '09:00';

/** The preset snooze times, in the agent's time zone. */
export function snoozeTimes(now: number) {
  // Day arithmetic in UTC: a day in Charlotte has 23 or 25 hours when daylight saving starts or ends.
  const today = new Date(fieldTime(new Date(now).toISOString()).slice(0, 10));
  const toMonday = (8 - today.getUTCDay()) % 7 || 7;
  return {
    hours: new Date(now + 3 * HOUR_MS),
    tomorrow: morningAfter(1, today),
    monday: morningAfter(toMonday, today),
    week: morningAfter(7, today),
  };
}

/** 9 am, a number of days ahead. */
function morningAfter(days: number, today: Date): Date {
  const day = new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return fromAgentTime(`${day}T${MORNING}`);
}
