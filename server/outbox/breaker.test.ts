import { expect, test } from 'vitest';
import { createBreaker, PROBE_EVERY_MS } from './breaker.ts';

function brokenBreaker() {
  const breaker = createBreaker();
  for (let i = 0; i < 5; i += 1) breaker.couldNotConnect(0);
  return breaker;
}

test('four failures to connect change nothing', () => {
  const breaker = createBreaker();
  for (let i = 0; i < 4; i += 1) breaker.couldNotConnect(0);
  expect(breaker.allowance(0)).toBe('all');
});

test('after the fifth, one probe a minute goes out', () => {
  const breaker = brokenBreaker();
  expect(breaker.allowance(PROBE_EVERY_MS - 1)).toBe('none');
  expect(breaker.allowance(PROBE_EVERY_MS)).toBe('probe');
  breaker.couldNotConnect(PROBE_EVERY_MS);
  expect(breaker.allowance(PROBE_EVERY_MS + 1)).toBe('none');
});

test('the first answer says that the receiver is back, and only the first', () => {
  const breaker = brokenBreaker();
  expect(breaker.answered()).toBe(true);
  expect(breaker.answered()).toBe(false);
  expect(breaker.allowance(0)).toBe('all');
});

test('failures count only in a row', () => {
  const breaker = createBreaker();
  for (let i = 0; i < 4; i += 1) breaker.couldNotConnect(0);
  breaker.answered();
  breaker.couldNotConnect(0);
  expect(breaker.allowance(0)).toBe('all');
});
