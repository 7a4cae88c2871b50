import { HOUR_MS } from '../durations.ts';
import { MONTHS } from '../market/market-month.ts';

/**
 * "November 14, 2026, 7:00 am", in the time of Charlotte; '' when the text is no time.
 * Written without Intl: its first use with a time zone holds up a phone for a tenth of a second.
 * @param iso ISO 8601
 */
export function listingTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  const local = inCharlotte(time);
  return `${monthAndDay(local)}, ${local.getUTCFullYear()}, ${timeOfDay(local)}`;
}

/** "Saturday, November 28, 1:00 to 3:00 pm", in the time of Charlotte. */
export function listingHours({ from, to }: { from: string; to: string }): string {
  const [start, end] = [inCharlotte(new Date(from)), inCharlotte(new Date(to))];
  const [opens, closes] = [timeOfDay(start), timeOfDay(end)];
  if (start.toISOString().slice(0, 10) !== end.toISOString().slice(0, 10))
    return `${weekdayOf(start)}, ${opens}, to ${weekdayOf(end)}, ${closes}`;
  const isSameHalf = opens.slice(-2) === closes.slice(-2);
  return `${weekdayOf(start)}, ${isSameHalf ? opens.slice(0, -3) : opens} to ${closes}`;
}

/** Its first moment in Charlotte, in milliseconds. @param day "2026-11-28" */
export function startOfDay(day: string): number {
  return timeOnClocks(Date.parse(day));
}

/** When the clocks of Charlotte show a time, in milliseconds. @param shown the same time in UTC, in milliseconds */
export function timeOnClocks(shown: number): number {
  return shown + offsetOf(new Date(shown + 5 * HOUR_MS));
}

/** A time whose UTC fields tell what the clocks of Charlotte show. */
function inCharlotte(time: Date): Date {
  return new Date(time.getTime() - offsetOf(time));
}

function offsetOf(time: Date): number {
  return (isDaylightTime(time) ? 4 : 5) * HOUR_MS;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function weekdayOf(local: Date): string {
  return `${WEEKDAYS[local.getUTCDay()]}, ${monthAndDay(local)}`;
}

function monthAndDay(local: Date): string {
  return `${MONTHS[local.getUTCMonth()]} ${local.getUTCDate()}`;
}

/** "7:00 am" */
function timeOfDay(local: Date): string {
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Eastern clocks go forward on March's second Sunday and back on November's first, at 2 am (15 U.S.C. 260a, since 2007). */
function isDaylightTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  const forward = sundayAfter(year, 2, 8) + 7 * HOUR_MS;
  const back = sundayAfter(year, 10, 1) + 6 * HOUR_MS;
  return time.getTime() >= forward && time.getTime() < back;
}

/** Midnight UTC of the first Sunday on or after a day. @param month 0 to 11 */
function sundayAfter(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7));
}
