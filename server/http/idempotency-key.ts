import type { Context } from 'hono';
import { HOUR_MS } from '#domain/durations.ts';

/** How long a retry with the same key gets the same response. */
export const IDEMPOTENCY_KEY_TTL_MS = 72 * HOUR_MS;

/**
 * The `Idempotency-Key` of a request: 1 to 200 printable ASCII characters.
 * @returns '' without the header, null if it is invalid
 */
export function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header('idempotency-key') ?? '';
  return key === '' || /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}
