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
  const local = new Date(time.getTime() - (isDaylightTime(time) ? 4 : 5) * HOUR_MS);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  const day = `${MONTHS[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`;
  return `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
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
