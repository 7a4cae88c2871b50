import { DAY_MS } from '#domain/durations.ts';

/** Nobody may put a lead off for longer than a day. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * The wait a `Retry-After` header asks for (RFC 9110, section 10.2.3): seconds or a date.
 * @returns ms, at most 24 hours; undefined when it asks for none or cannot be read
 */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : undefined;
}
