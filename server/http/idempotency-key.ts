import type { Context } from 'hono';

/**
 * The `Idempotency-Key` of a request: 1 to 200 printable ASCII characters.
 * @returns '' without one, null when it cannot be one
 */
export function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header('idempotency-key') ?? '';
  return key === '' || /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}
