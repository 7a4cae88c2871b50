import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '../http/problem.ts';
import type { RateCounters, Window } from './rate-counters.ts';

/** Counts one request of a visitor. @returns null to go on, or the seconds to wait */
export type RateLimit = (clientAddress: string) => Promise<number | null>;

/** An office shares one address, hence so many. */
export const FORM_LIMITS: Window[] = [
  { points: 30, seconds: 600 },
  { points: 200, seconds: 86_400 },
];

/** Lets everything through (`RATE_LIMIT=off`). */
export const noLimit: RateLimit = async () => null;

/**
 * Limits requests by client address. Every request counts, a repeated one too. Addresses are kept only as an HMAC under a
 * salt that changes every day.
 * @param name of what is limited: limits of one name are counted together
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

/** Counts one try. @returns the seconds to wait, or null to go on */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    return Math.max(1, Math.ceil((refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 1_000) / 1_000));
  }
}

/** Counts one request of a visitor. @returns the 429 for a visitor who comes too often, or null to go on */
export async function refuseTooMany(limit: RateLimit, clientAddress: string): Promise<Response | null> {
  const wait = await limit(clientAddress);
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
