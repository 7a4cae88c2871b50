import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startRegularCheck } from './regular-check.ts';

const HOUR_MS = 3_600_000;
const log = pino({ enabled: false });

/** Starts checks that run until the test calls their function in `ends`. */
function startHeldChecks(stopTimeoutMs = 10_000) {
  const ends: (() => void)[] = [];
  const check = () => new Promise<void>((end) => ends.push(end));
  const options = { ready: Promise.resolve(), check, everyMs: HOUR_MS, failureMessage: 'It failed', log };
  return { ends, ...startRegularCheck({ ...options, stopTimeoutMs }) };
}

test('waking during a check runs one more check after it', async () => {
  const { ends, wake, stop } = startHeldChecks();
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

test('stopping waits for a running check, but not for one that hangs', async () => {
  const running = startHeldChecks();
  await vi.waitUntil(() => running.ends.length === 1);
  let isStopped = false;
  const stopped = running.stop().then(() => {
    isStopped = true;
  });
  await new Promise((turn) => setImmediate(turn));
  expect(isStopped).toBe(false);
  running.ends[0]?.();
  await stopped;

  const hanging = startHeldChecks(20);
  await vi.waitUntil(() => hanging.ends.length === 1);
  await hanging.stop();
});
