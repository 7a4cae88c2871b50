/** The agent works in Charlotte: times are shown there, whatever the zone of the machine or the visitor. */
export const CHARLOTTE_TIME_ZONE = 'America/New_York';

/** "November 14, 2026", on the day that it was in Charlotte. @param time ISO 8601 */
export function dateInCharlotte(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: CHARLOTTE_TIME_ZONE });
}

/** "November 1, 2026". @param day "2026-11-01", a day without a time */
export function dateInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
