import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startRegularCheck } from './regular-check.ts';

const HOUR_MS = 3_600_000;
const log = pino({ enabled: false });

/** Checks that end when they are told to. */
function heldChecks(lastCheckMs = 10_000) {
  const ends: (() => void)[] = [];
  const check = () => new Promise<void>((end) => ends.push(end));
  const options = { ready: Promise.resolve(), check, everyMs: HOUR_MS, complaint: 'It failed', log };
  return { ends, ...startRegularCheck({ ...options, lastCheckMs }) };
}

test('what becomes due during a check is looked for again when it has ended', async () => {
  const { ends, wake, stop } = heldChecks();
  await vi.waitUntil(() => ends.length === 1);
  wake();
  wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitUntil(() => ends.length === 2);
  ends[1]?.();
  await stop();
  expect(ends).toHaveLength(2);
});

test('stopping waits for the check under way, but not for one that hangs', async () => {
  const kept = heldChecks();
  await vi.waitUntil(() => kept.ends.length === 1);
  let isStopped = false;
  const stopped = kept.stop().then(() => {
    isStopped = true;
  });
  await new Promise((turn) => setImmediate(turn));
  expect(isStopped).toBe(false);
  kept.ends[0]?.();
  await stopped;

  const hanging = heldChecks(20);
  await vi.waitUntil(() => hanging.ends.length === 1);
  await hanging.stop();
});
