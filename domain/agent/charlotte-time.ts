/** The agent works in Charlotte: times are shown in this zone, whatever the zone of the server or the visitor. */
export const CHARLOTTE_TIME_ZONE = 'America/New_York';

/**
 * "November 14, 2026": the date in Charlotte at a time.
 * @param time ISO 8601
 */
export function dateInCharlotte(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: CHARLOTTE_TIME_ZONE });
}

/**
 * "November 1, 2026".
 * @param day "2026-11-01", a date without a time
 */
export function dateInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
