import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '../http/problem.ts';
import type { RateCounters, Window } from './rate-counters.ts';

/** Counts a request. @returns null if it is allowed, else the seconds to wait */
export type RateLimit = (clientAddress: string) => Promise<number | null>;

/** Generous, because an office shares one address. */
export const FORM_LIMITS: Window[] = [
  { points: 30, seconds: 600 },
  { points: 200, seconds: 86_400 },
];

/** Allows every request (`RATE_LIMIT=off`). */
export const noLimit: RateLimit = async () => null;

/**
 * Limits requests by client address. Every request counts, including retries. Addresses are stored only as an HMAC with a
 * salt that changes every day.
 * @param name limits with the same name share their counts
 */
export function rateLimit(
  name: string,
  windows: Window[],
  counters: RateCounters,
  now: () => Date,
): RateLimit {
  const limiters = windows.map((window) => counters.limiter(`${name}-${window.seconds}`, window));
  return async (clientAddress) => {
    const salt = await counters.salt(now().toISOString().slice(0, 10));
    const visitor = createHmac('sha256', salt).update(network(clientAddress)).digest('base64url');
    for (const limiter of limiters) {
      const waitS = await consume(limiter, visitor);
      if (waitS !== null) return waitS;
    }
    return null;
  };
}

/** Counts one attempt. @returns null if it is allowed, else the seconds to wait */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    return Math.max(1, Math.ceil((refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 1_000) / 1_000));
  }
}

/** Counts a request. @returns a 429 if it exceeds the limit, else null */
export async function refuseTooMany(limit: RateLimit, clientAddress: string): Promise<Response | null> {
  const wait = await limit(clientAddress);
  return wait === null ? null : problem('tooMany', { headers: { 'retry-after': String(wait) } });
}

/** The network of a client: its IPv4 address, or the /64 of its IPv6 address. */
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
