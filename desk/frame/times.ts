import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';
import { DAY_MS } from '#domain/durations.ts';

// Times as the desk says them, always of the agent's clock.

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: CHARLOTTE_TIME_ZONE });
  return (time: string | number) => format.format(new Date(time));
};

const clock = part({ hour: 'numeric', minute: '2-digit' });
const isoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CHARLOTTE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const isoDay = (time: string | number) => isoTime.format(new Date(time)).slice(0, 10);

/** "4:10 pm" */
export const clockTime = (time: string | number): string =>
  clock(time).replace('AM', 'am').replace('PM', 'pm');

/** "Tue" */
export const shortWeekday = part({ weekday: 'short' });

/** "Wednesday" */
export const weekday = part({ weekday: 'long' });

/** "Nov 22" */
export const shortDate = part({ month: 'short', day: 'numeric' });

/** "November 22" */
const longDate = part({ month: 'long', day: 'numeric' });

/** "Nov 22, 2025" */
export const datedYear = part({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Sun, Nov 22, 2026, 4:10 pm" */
export const dateAndTime = (time: string): string =>
  `${shortWeekday(time)}, ${datedYear(time)}, ${clockTime(time)}`;

/** Days from `now` back to `time`, by the calendar: 0 today, 1 yesterday, -1 tomorrow. */
export function daysAgo(time: string | number, now: number): number {
  return Math.round((Date.parse(isoDay(now)) - Date.parse(isoDay(time))) / DAY_MS);
}

/** Short enough for a column: "4:10 pm", "Sun 4:10 pm", "Nov 2", "Nov 2, 2025". */
export function shortTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  if (days === 0) return clockTime(time);
  if (days > 0 && days < 7) return `${shortWeekday(time)} ${clockTime(time)}`;
  return days < 300 ? shortDate(time) : datedYear(time);
}

/** "Today", "Yesterday", "Saturday", "November 2": what heads a group of a list. */
export function dayName(time: string, now: number, words: { today: string; yesterday: string }): string {
  const days = daysAgo(time, now);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  if (days > 1 && days < 7) return weekday(time);
  return days < 300 ? longDate(time) : datedYear(time);
}

/** "2026-11-24T14:05", as a field for a day and a time wants it. */
export const fieldTime = (time: string): string => isoTime.format(new Date(time)).replace(' ', 'T');

/** The latest time of such a field: without one a year may have six digits. */
export const LATEST_FIELD_TIME = '9999-12-31T23:59';

/** The moment that such a field means on the agent's clock, as ISO 8601; null for "0020-…", a year that is still being typed. */
export function timeOfField(value: string): string | null {
  return /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d/.test(value) ? onAgentsClock(value).toISOString() : null;
}

/** The moment at which the agent's clock shows a time. */
export function onAgentsClock(value: string): Date {
  const asUtc = Date.parse(`${value}Z`);
  // The clock's distance from UTC then; asked twice, because it changes on two nights of a year.
  const offset = (at: number) => Date.parse(`${fieldTime(new Date(at).toISOString())}Z`) - at;
  const first = asUtc - offset(asUtc);
  return new Date(asUtc - offset(first));
}
