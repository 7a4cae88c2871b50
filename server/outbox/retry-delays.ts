const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** E-mail: soon at first, then every hour until three days have passed. */
export const EMAIL_RETRY_DELAYS_MS: readonly number[] = [
  15 * SECOND,
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  ...Array.from({ length: 71 }, () => HOUR),
];

/** Webhooks and the CRM: the schedule of Standard Webhooks. */
export const WEBHOOK_RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

const JITTER = 0.2;

/**
 * The wait after attempt number `attempt` (from 1), ±20 % so that a crowd does not come back at once.
 * @returns null when that was the last attempt
 */
export function retryDelay(
  delaysMs: readonly number[],
  attempt: number,
  random: () => number = Math.random,
): number | null {
  const delay = delaysMs[attempt - 1];
  return delay === undefined ? null : Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}
