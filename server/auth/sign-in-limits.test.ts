import { expect, test } from 'vitest';
import { memoryCounters } from '../rate-limit/rate-counters.ts';
import { signInLimits } from './sign-in-limits.ts';

const limits = () => signInLimits(memoryCounters(), () => new Date());
const wrong = async () => null;
const right = async () => 'in';

test('one person who cannot sign in does not keep out who shares their network', async () => {
  const { attempt } = limits();
  for (let tries = 0; tries < 30; tries += 1) await attempt('ann@stone.example', '192.0.2.1', wrong);
  expect(await attempt('ann@stone.example', '192.0.2.1', right)).toHaveProperty('waitS');
  expect(await attempt('bob@stone.example', '192.0.2.1', right)).toEqual({ answer: 'in' });
});

test('a network that tries account after account has to wait, and what it is refused counts for none of them', async () => {
  const { attempt } = limits();
  for (let tries = 0; tries < 60; tries += 1) await attempt(`${tries}@stone.example`, '192.0.2.1', wrong);
  for (let tries = 0; tries < 20; tries += 1) await attempt('bob@stone.example', '192.0.2.1', wrong);
  expect(await attempt('bob@stone.example', '192.0.2.1', right)).toHaveProperty('waitS');
  // With more than ten failures on his account, Bob would have one try from here, not two.
  expect(await attempt('bob@stone.example', '192.0.2.2', wrong)).toEqual({ answer: null });
  expect(await attempt('bob@stone.example', '192.0.2.2', right)).toEqual({ answer: 'in' });
});

test('an account that is attacked from everywhere takes one try of each network, and keeps no network out', async () => {
  const { attempt } = limits();
  for (let network = 0; network < 12; network += 1)
    await attempt('ann@stone.example', `198.51.100.${network}`, wrong);
  expect(await attempt('ann@stone.example', '192.0.2.1', wrong)).toEqual({ answer: null });
  for (let tries = 0; tries < 30; tries += 1)
    expect(await attempt('ann@stone.example', '192.0.2.1', right)).toHaveProperty('waitS');
  expect(await attempt('bob@stone.example', '192.0.2.1', right)).toEqual({ answer: 'in' });
});

test('a store that is away is nobody guessing', async () => {
  const { attempt } = limits();
  const away = () => Promise.reject(new Error('The store is away'));
  for (let tries = 0; tries < 25; tries += 1)
    await expect(attempt('ann@stone.example', '192.0.2.1', away)).rejects.toThrow();
  expect(await attempt('ann@stone.example', '192.0.2.1', right)).toEqual({ answer: 'in' });
});
