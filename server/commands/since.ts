import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';

const offset = new Intl.DateTimeFormat('en-US', {
  timeZone: CHARLOTTE_TIME_ZONE,
  timeZoneName: 'longOffset',
});

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
