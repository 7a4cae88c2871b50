import { DAY_MS } from '#domain/durations.ts';

/** A receiver may delay a lead by a day at most. */
const MAX_WAIT_MS = DAY_MS;

/**
 * Parses a `Retry-After` header (RFC 9110, section 10.2.3): seconds or a date.
 * @returns the wait in ms, at most 24 hours; undefined if there is none or it is invalid
 */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return wait > 0 ? Math.min(wait, MAX_WAIT_MS) : undefined;
}
