import { expect, test } from 'vitest';
import { EMAIL_RETRY_DELAYS_MS, retryDelay, WEBHOOK_RETRY_DELAYS_MS } from './retry-delays.ts';

const total = (delays: readonly number[]) => delays.reduce((sum, delay) => sum + delay, 0);
const HOUR_MS = 3_600_000;

test('e-mail is retried for three days', () => {
  expect(total(EMAIL_RETRY_DELAYS_MS) / HOUR_MS).toBeCloseTo(72, 0);
});

test('a webhook is attempted ten times over three days', () => {
  expect(WEBHOOK_RETRY_DELAYS_MS).toHaveLength(9);
  expect(total(WEBHOOK_RETRY_DELAYS_MS) / HOUR_MS).toBeCloseTo(75.6, 0);
});

test('jitter is at most 20 % either way', () => {
  expect(retryDelay([1_000], 1, () => 0)).toBe(800);
  expect(retryDelay([1_000], 1, () => 1)).toBe(1_200);
});

test('no delay follows the last attempt', () => {
  expect(retryDelay([1_000], 2)).toBeNull();
});
