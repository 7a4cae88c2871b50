import { HOUR_MS } from '../durations.ts';
import { MONTHS } from '../market/market-month.ts';

/**
 * "November 14, 2026, 7:00 am", in Charlotte; '' if the text is not a time. Avoids Intl, whose first use with a time
 * zone blocks a phone for 100 ms.
 * @param iso ISO 8601
 */
export function listingTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  const local = toLocalTime(time);
  return `${monthAndDay(local)}, ${local.getUTCFullYear()}, ${timeOfDay(local)}`;
}

/** "Saturday, November 28, 1:00 to 3:00 pm", in Charlotte. */
export function listingHours({ from, to }: { from: string; to: string }): string {
  const [start, end] = [toLocalTime(new Date(from)), toLocalTime(new Date(to))];
  const [opens, closes] = [timeOfDay(start), timeOfDay(end)];
  if (start.toISOString().slice(0, 10) !== end.toISOString().slice(0, 10))
    return `${weekdayOf(start)}, ${opens}, to ${weekdayOf(end)}, ${closes}`;
  const isSameHalf = opens.slice(-2) === closes.slice(-2);
  return `${weekdayOf(start)}, ${isSameHalf ? opens.slice(0, -3) : opens} to ${closes}`;
}

/**
 * Midnight in Charlotte at the start of a day, as a timestamp in ms.
 * @param day "2026-11-28"
 */
export function startOfDay(day: string): number {
  return fromLocalTime(Date.parse(day));
}

/**
 * Converts Charlotte local time to a timestamp in ms.
 * @param shown the local time, encoded as if it were UTC, in ms
 */
export function fromLocalTime(shown: number): number {
  return shown + offsetOf(new Date(shown + 5 * HOUR_MS));
}

/** A date whose UTC fields hold the local time in Charlotte. */
function toLocalTime(time: Date): Date {
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

/**
 * US daylight saving time starts on March's second Sunday and ends on November's first, at 2 am (15 U.S.C. 260a, since
 * 2007).
 */
function isDaylightTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  const forward = sundayAfter(year, 2, 8) + 7 * HOUR_MS;
  const back = sundayAfter(year, 10, 1) + 6 * HOUR_MS;
  return time.getTime() >= forward && time.getTime() < back;
}

/**
 * Midnight UTC of the first Sunday on or after a day.
 * @param month 0 to 11
 */
function sundayAfter(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7));
}
