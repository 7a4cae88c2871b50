import { expect, test } from 'vitest';
import { memoryCounters } from './rate-counters.ts';
import { network, noLimit, rateLimit } from './rate-limit.ts';

const noon = () => new Date('2026-11-21T12:00:00Z');
const threeAMinute = () => rateLimit('form', [{ points: 3, seconds: 60 }], memoryCounters(), noon);

test('lets as many through as its window has, then says how long to wait', async () => {
  const limit = threeAMinute();
  for (let i = 0; i < 3; i += 1) expect(await limit('203.0.113.7')).toBeNull();
  const wait = await limit('203.0.113.7');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test('is exact when 200 come at once', async () => {
  const limit = threeAMinute();
  const answers = await Promise.all(Array.from({ length: 200 }, () => limit('203.0.113.7')));
  expect(answers.filter((wait) => wait === null)).toHaveLength(3);
});

test('counts each visitor alone', async () => {
  const limit = threeAMinute();
  for (let i = 0; i < 3; i += 1) await limit('203.0.113.7');
  expect(await limit('203.0.113.8')).toBeNull();
});

test('the longer of two windows holds as well', async () => {
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

test('switched off, it lets everything through', async () => {
  for (let i = 0; i < 300; i += 1) expect(await noLimit('203.0.113.7')).toBeNull();
});

test('a household is one IPv4 address or an IPv6 /64', () => {
  expect(network('203.0.113.7')).toBe('203.0.113.7');
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::9'));
  expect(network('2001:db8::1')).toBe(network('2001:0db8:0:0:ffff::1'));
  expect(network('2001:db8:1:3::9')).not.toBe(network('2001:db8:1:2::9'));
});
