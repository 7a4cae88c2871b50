import { isDate } from '#domain/is-date.ts';
import { fromLocalTime } from '#domain/listings/listing-time.ts';

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Parses "2026-11-03" (midnight in Charlotte) or an ISO 8601 time, by default in Charlotte's time zone.
 * @returns the time in the store's format, or null if invalid
 */
export function parseSince(text: string): string | null {
  const [, day = '', clock = '00:00', zone] = WRITTEN.exec(text) ?? [];
  const time = isDate(day) ? Date.parse(`${day}T${clock}${zone ?? 'Z'}`) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return new Date(zone ? time : fromLocalTime(time)).toISOString();
}
