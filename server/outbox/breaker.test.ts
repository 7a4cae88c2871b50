import { expect, test } from 'vitest';
import { createBreaker, PROBE_EVERY_MS } from './breaker.ts';

function brokenBreaker() {
  const breaker = createBreaker();
  for (let i = 0; i < 5; i += 1) breaker.couldNotConnect(0);
  return breaker;
}

test('four consecutive connection failures leave the breaker closed', () => {
  const breaker = createBreaker();
  for (let i = 0; i < 4; i += 1) breaker.couldNotConnect(0);
  expect(breaker.allowance(0)).toBe('all');
});

test('after the fifth failure, the breaker allows one probe a minute', () => {
  const breaker = brokenBreaker();
  expect(breaker.allowance(PROBE_EVERY_MS - 1)).toBe('none');
  expect(breaker.allowance(PROBE_EVERY_MS)).toBe('probe');
  breaker.couldNotConnect(PROBE_EVERY_MS);
  expect(breaker.allowance(PROBE_EVERY_MS + 1)).toBe('none');
});

test('only the first answer after an outage reports that the receiver is back', () => {
  const breaker = brokenBreaker();
  expect(breaker.answered()).toBe(true);
  expect(breaker.answered()).toBe(false);
  expect(breaker.allowance(0)).toBe('all');
});

test('only consecutive failures count', () => {
  const breaker = createBreaker();
  for (let i = 0; i < 4; i += 1) breaker.couldNotConnect(0);
  breaker.answered();
  breaker.couldNotConnect(0);
  expect(breaker.allowance(0)).toBe('all');
});
