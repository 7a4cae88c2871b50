import { randomBytes } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

export interface Window {
  points: number;
  seconds: number;
}

/** Stores the counts of requests and the salt for hashing client addresses. */
export interface RateCounters {
  limiter(name: string, window: Window): RateLimiterAbstract;
  /** Returns the day's salt, shared by all instances that share counts. @param day ISO 8601, UTC */
  salt(day: string): Promise<string>;
}

/** Counts the requests of this process only. */
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

/** 256 bits: without the salt, addresses cannot be recovered by brute force. */
export function randomSalt(): string {
  return randomBytes(32).toString('base64url');
}
