import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one request of a visitor. @returns null to go on, or the seconds to wait */
export type RateLimit = (clientAddress: string, intent?: string) => Promise<number | null>;

interface Window {
  points: number;
  seconds: number;
}

/** An office shares one address, hence so many (reliability.md). */
export const FORM_LIMITS: Window[] = [
  { points: 30, seconds: 600 },
  { points: 200, seconds: 86_400 },
];

/** Lets everything through (`RATE_LIMIT=off`). */
export const noLimit: RateLimit = async () => null;

/**
 * Limits requests for each address. Addresses are kept only as an HMAC under a salt that changes every day.
 * Requests with the same `intent` (an idempotency key) are one request, tried again: they count once.
 */
export function rateLimit(windows: Window[], now: () => Date): RateLimit {
  const limiters = windows.map(({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }));
  const hash = dailyHash(now);
  const counted = new RateLimiterMemory({ points: 1, duration: windows[0]?.seconds ?? 0 });
  return async (clientAddress, intent) => {
    const visitor = hash(network(clientAddress));
    const once = intent ? hash(`${visitor} ${intent}`) : null;
    if (once && !(await counted.consume(once).catch(() => null))) return null;
    for (const limiter of limiters) {
      const waitMs = await limiter.consume(visitor).then(
        () => null,
        (refusal: unknown) => (refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 1_000),
      );
      if (waitMs === null) continue;
      if (once) await counted.delete(once);
      return Math.max(1, Math.ceil(waitMs / 1_000));
    }
    return null;
  };
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

function dailyHash(now: () => Date): (text: string) => string {
  let day = '';
  let salt = randomBytes(32);
  return (text) => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      salt = randomBytes(32);
    }
    return createHmac('sha256', salt).update(text).digest('base64url');
  };
}
