import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from './problem.ts';
import type { RateCounters, Window } from './rate-counters.ts';

/** Counts one request of a visitor. @returns null to go on, or the seconds to wait */
export type RateLimit = (clientAddress: string, intent?: string) => Promise<number | null>;

/** An office shares one address, hence so many. */
export const FORM_LIMITS: Window[] = [
  { points: 30, seconds: 600 },
  { points: 200, seconds: 86_400 },
];

/** Lets everything through (`RATE_LIMIT=off`). */
export const noLimit: RateLimit = async () => null;

/**
 * Limits requests for each address. Addresses are kept only as an HMAC under a salt that changes every day.
 * Requests with the same `intent` (an idempotency key) are one request, tried again: they count once.
 * @param name of what is limited: limits of one name are counted together
 */
export function rateLimit(
  name: string,
  windows: Window[],
  counters: RateCounters,
  now: () => Date,
): RateLimit {
  const limiters = windows.map((window) => counters.limiter(`${name}-${window.seconds}`, window));
  const intents = counters.limiter(`${name}-intent`, { points: 1, seconds: windows[0]?.seconds ?? 0 });
  return async (clientAddress, intent) => {
    const salt = await counters.salt(now().toISOString().slice(0, 10));
    const visitor = hmac(salt, network(clientAddress));
    const once = intent ? hmac(salt, `${visitor} ${intent}`) : null;
    if (once && !(await intents.consume(once).catch(() => null))) return null;
    for (const limiter of limiters) {
      const waitMs = await limiter.consume(visitor).then(
        () => null,
        (refusal: unknown) => (refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 1_000),
      );
      if (waitMs === null) continue;
      if (once) await intents.delete(once);
      return Math.max(1, Math.ceil(waitMs / 1_000));
    }
    return null;
  };
}

/** Counts one request of a visitor. @returns the answer to who comes too often, or null to go on */
export async function refuseTooMany(
  limit: RateLimit,
  clientAddress: string,
  intent?: string,
): Promise<Response | null> {
  const wait = await limit(clientAddress, intent);
  return wait === null ? null : problem('tooMany', { headers: { 'retry-after': String(wait) } });
}

/** A household has one IPv4 address or a whole IPv6 /64. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function hmac(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('base64url');
}
