import { expect, test } from 'vitest';
import { memoryCounters } from '../rate-limit/rate-counters.ts';
import { signInLimits } from './sign-in-limits.ts';

const limits = () => signInLimits(memoryCounters(), () => new Date());
const wrong = async () => null;
const right = async () => 'in';

test("one person's failed sign-ins do not block others in the same network", async () => {
  const { attempt } = limits();
  for (let tries = 0; tries < 30; tries += 1) await attempt('ann@stone.example', '192.0.2.1', wrong);
  expect(await attempt('ann@stone.example', '192.0.2.1', right)).toHaveProperty('waitS');
  expect(await attempt('bob@stone.example', '192.0.2.1', right)).toEqual({ answer: 'in' });
});

test('a network that tries many accounts is blocked, and its blocked attempts do not count against accounts', async () => {
  const { attempt } = limits();
  for (let tries = 0; tries < 60; tries += 1) await attempt(`${tries}@stone.example`, '192.0.2.1', wrong);
  for (let tries = 0; tries < 20; tries += 1) await attempt('bob@stone.example', '192.0.2.1', wrong);
  expect(await attempt('bob@stone.example', '192.0.2.1', right)).toHaveProperty('waitS');
  // With more than ten failures on his account, Bob would have one attempt from this network, not two.
  expect(await attempt('bob@stone.example', '192.0.2.2', wrong)).toEqual({ answer: null });
  expect(await attempt('bob@stone.example', '192.0.2.2', right)).toEqual({ answer: 'in' });
});

test('an account attacked from many networks allows one attempt from each, without blocking the networks', async () => {
  const { attempt } = limits();
  for (let network = 0; network < 12; network += 1)
    await attempt('ann@stone.example', `198.51.100.${network}`, wrong);
  expect(await attempt('ann@stone.example', '192.0.2.1', wrong)).toEqual({ answer: null });
  for (let tries = 0; tries < 30; tries += 1)
    expect(await attempt('ann@stone.example', '192.0.2.1', right)).toHaveProperty('waitS');
  expect(await attempt('bob@stone.example', '192.0.2.1', right)).toEqual({ answer: 'in' });
});

test('failures of the database do not count as wrong passwords', async () => {
  const { attempt } = limits();
  const away = () => Promise.reject(new Error('The store is away'));
  for (let tries = 0; tries < 25; tries += 1)
    await expect(attempt('ann@stone.example', '192.0.2.1', away)).rejects.toThrow();
  expect(await attempt('ann@stone.example', '192.0.2.1', right)).toEqual({ answer: 'in' });
});
