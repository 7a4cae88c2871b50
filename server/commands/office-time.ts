/** The agent works in Charlotte: times are shown there, whatever the zone of the machine. */
const OFFICE_TIME_ZONE = 'America/New_York';

const dateAndTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const offset = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, timeZoneName: 'longOffset' });

/** "2026-11-03 14:05", in Charlotte. */
export function officeTime(iso: string): string {
  return dateAndTime.format(new Date(iso));
}

/**
 * Reads "2026-11-03" (midnight in Charlotte) or a full ISO 8601 time.
 * @returns the time as it is kept in the store, or null when it is neither
 */
export function parseSince(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const day = new Date(`${text}T00:00:00Z`);
    // V8 takes February 31 for March 3.
    if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return null;
    const zone = offset.format(day).match(/GMT([+-]\d\d:\d\d)/)?.[1] ?? 'Z';
    return new Date(`${text}T00:00:00${zone}`).toISOString();
  }
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** "in 3 h", "2 days ago": how far a due time is from `now`. */
export function fromNow(iso: string, now: Date): string {
  const minutes = Math.round((Date.parse(iso) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const amount =
    size < 90
      ? `${size} min`
      : size < 48 * 60
        ? `${Math.round(size / 60)} h`
        : `${Math.round(size / 1440)} days`;
  return minutes < 0 ? `${amount} ago` : `in ${amount}`;
}
