import { CHARLOTTE_TIME_ZONE } from '../agent/charlotte-time.ts';

/** "November 14, 2026, 7:00 am", in the time of Charlotte; '' when the text is no time. @param iso ISO 8601 */
export function listingTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  // Made here: making one holds up a phone for a tenth of a second, and homes may never be compared.
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: CHARLOTTE_TIME_ZONE,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  const { month, day, year, hour, minute, dayPeriod } = parts;
  // Put together by hand: servers and browsers disagree on the kind of space before "am".
  return `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}
