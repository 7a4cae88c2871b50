import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts';

/** E-mail: soon at first, then hourly for three days. */
export const EMAIL_RETRY_DELAYS_MS: readonly number[] = [
  15 * SECOND_MS,
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  ...Array.from({ length: 71 }, () => HOUR_MS),
];

/** Webhooks and the CRM: the retry schedule of Standard Webhooks. */
export const WEBHOOK_RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

const JITTER = 0.2;

/**
 * The delay after attempt number `attempt` (from 1), with ±20 % jitter so that retries do not all arrive together.
 * @returns null after the last attempt
 */
export function retryDelay(
  delaysMs: readonly number[],
  attempt: number,
  random: () => number = Math.random,
): number | null {
  const delay = delaysMs[attempt - 1];
  return delay === undefined ? null : Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}
