import { expect, test } from 'vitest';
import { memoryCounters } from './rate-counters.ts';
import { network, rateLimit } from './rate-limit.ts';

const noon = () => new Date('2026-11-21T12:00:00Z');
const threePerMinute = () => rateLimit('form', [{ points: 3, seconds: 60 }], memoryCounters(), noon);

test('a limit allows as many requests as its window has points, then returns the wait in seconds', async () => {
  const limit = threePerMinute();
  for (let i = 0; i < 3; i += 1) expect(await limit('203.0.113.7')).toBeNull();
  const wait = await limit('203.0.113.7');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('a limit counts each client separately', async () => {
  const limit = threePerMinute();
  for (let i = 0; i < 3; i += 1) await limit('203.0.113.7');
  expect(await limit('203.0.113.8')).toBeNull();
});

test('a limit enforces the longer of two windows too', async () => {
  const limit = rateLimit(
    'form',
    [
      { points: 10, seconds: 60 },
      { points: 2, seconds: 86_400 },
    ],
    memoryCounters(),
    noon,
  );
  await limit('203.0.113.7');
  await limit('203.0.113.7');
  expect(await limit('203.0.113.7')).toBeGreaterThan(60);
});

test('a network is one IPv4 address or an IPv6 /64', () => {
  expect(network('203.0.113.7')).toBe('203.0.113.7');
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'));
  expect(network('2001:db8::1')).toBe(network('2001:0db8:0:0:ffff::1'));
  expect(network('2001:db8:1:3::9')).not.toBe(network('2001:db8:1:2::9'));
});
