import { randomBytes } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

export interface Window {
  points: number;
  seconds: number;
}

/** Where requests are counted, and the salt under which visitors are. */
export interface RateCounters {
  limiter(name: string, window: Window): RateLimiterAbstract;
  /** The same for all who count together. @param day ISO 8601, UTC */
  salt(day: string): Promise<string>;
}

/** Counts what comes to this process. */
export function memoryCounters(): RateCounters {
  let current = { day: '', salt: '' };
  return {
    limiter: (keyPrefix, { points, seconds }) =>
      new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    async salt(day) {
      if (day !== current.day) current = { day, salt: randomSalt() };
      return current.salt;
    },
  };
}

/** 256 bits, so that no address can be found by trying them all. */
export function randomSalt(): string {
  return randomBytes(32).toString('base64url');
}
