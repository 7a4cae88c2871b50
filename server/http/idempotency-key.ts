import type { Context } from 'hono';
import { HOUR_MS } from '#domain/durations.ts';

/** How long an answer can be asked for again. */
export const KEYS_KEPT_MS = 72 * HOUR_MS;

/**
 * The `Idempotency-Key` of a request: 1 to 200 printable ASCII characters.
 * @returns '' without one, null when it cannot be one
 */
export function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header('idempotency-key') ?? '';
  return key === '' || /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}
