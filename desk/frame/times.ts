import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';
import { DAY_MS } from '#domain/durations.ts';

// Formats times in the agent's time zone.

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: CHARLOTTE_TIME_ZONE });
  return (time: string | number) => format.format(new Date(time));
};

const clock = formatter({ hour: 'numeric', minute: '2-digit' });
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
export const shortWeekday = formatter({ weekday: 'short' });

/** "Wednesday" */
export const weekday = formatter({ weekday: 'long' });

/** "Nov 22" */
export const shortDate = formatter({ month: 'short', day: 'numeric' });

/** "November 22" */
const longDate = formatter({ month: 'long', day: 'numeric' });

/** "Nov 22, 2025" */
export const dateWithYear = formatter({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Sun, Nov 22, 2026, 4:10 pm" */
export const dateAndTime = (time: string): string =>
  `${shortWeekday(time)}, ${dateWithYear(time)}, ${clockTime(time)}`;

/** Days from `now` back to `time`, by the calendar: 0 today, 1 yesterday, -1 tomorrow. */
export function daysAgo(time: string | number, now: number): number {
  return Math.round((Date.parse(isoDay(now)) - Date.parse(isoDay(time))) / DAY_MS);
}

/** For narrow columns: "4:10 pm", "Sun 4:10 pm", "Nov 2", "Nov 2, 2025". */
export function shortTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  if (days === 0) return clockTime(time);
  if (days > 0 && days < 7) return `${shortWeekday(time)} ${clockTime(time)}`;
  return days < 300 ? shortDate(time) : dateWithYear(time);
}

/** "Today", "Yesterday", "Saturday", "November 2": the heading of a group in a list. */
export function dayName(time: string, now: number, words: { today: string; yesterday: string }): string {
  const days = daysAgo(time, now);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  if (days > 1 && days < 7) return weekday(time);
  return days < 300 ? longDate(time) : dateWithYear(time);
}

/** "2026-11-24T14:05", the value of a `datetime-local` field. */
export const fieldTime = (time: string): string => isoTime.format(new Date(time)).replace(' ', 'T');

/** The `max` of a `datetime-local` field: without it browsers accept years of six digits. */
export const LATEST_FIELD_TIME = '9999-12-31T23:59';

/** Parses a `datetime-local` value in the agent's time zone to ISO 8601; null for a year that is still being typed ("0020-…"). */
export function parseFieldTime(value: string): string | null {
  return /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d/.test(value) ? fromAgentTime(value).toISOString() : null;
}

/** Converts a local time of the agent's time zone to a moment. */
export function fromAgentTime(value: string): Date {
  const asUtc = Date.parse(`${value}Z`);
  // The offset from UTC at that moment, computed twice because daylight saving may start or end in between.
  const offset = (at: number) => Date.parse(`${fieldTime(new Date(at).toISOString())}Z`) - at;
  const first = asUtc - offset(asUtc);
  const second = new Date(asUtc - offset(first));
  // An hour that daylight saving skips is read as the one after it: 2:30 as 3:30.
  return fieldTime(second.toISOString()) === value.slice(0, 16) ? second : new Date(first);
}
