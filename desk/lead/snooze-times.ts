import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { fieldTime, fromAgentTime } from '../frame/times.ts';

const MORNING = '09:00';

/** Until when a lead can be put off with one press, on the agent's clock. */
export function snoozeTimes(now: number) {
  // As a day in UTC, which has 24 hours: one in Charlotte has 23 or 25 when the clocks change.
  const today = new Date(fieldTime(new Date(now).toISOString()).slice(0, 10));
  const toMonday = (8 - today.getUTCDay()) % 7 || 7;
  return {
    hours: new Date(now + 3 * HOUR_MS),
    tomorrow: morningIn(1, today),
    monday: morningIn(toMonday, today),
    week: morningIn(7, today),
  };
}

/** Nine o'clock of a day to come. */
function morningIn(days: number, today: Date): Date {
  const day = new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return fromAgentTime(`${day}T${MORNING}`);
}
