import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contactFields } from '../app-under-test.ts';
import { reportFigure } from '../figures.ts';
import { INSPECTED, memoryHeldMb } from '../process-memory.ts';
import { isLongRun, rounds } from '../rounds.ts';
import { startBuiltServer } from '../running-server.ts';
import { postLead } from './lead-clients.ts';
import { holdSlowConnections } from './slow-connections.ts';

const SLOW = rounds(300, 1_000);
const GOOD_CLIENTS = 5;

/** In `npm test` a few hundred good requests are enough. */
const BETWEEN_MS = rounds(250, 50);

/**
 * Longer than the timeouts in server/http/http-server.ts: headers 8 s and, in a long run, bodies 15 s and an unread response
 * 30 to 60 s.
 */
const FOR_MS = rounds(10_000, 75_000);
const LEAST_GOOD = 0.99;

/** In `npm test` other tests share the machine, so there the limit only shows that nobody is locked out. */
const SLOWEST_MS = rounds(10_000, 1_000);

/** Buffers per slow socket, plus the difference between a busy server and an idle one. */
const MOST_GROWTH_MB = 100 + SLOW * 0.3;

test(`${SLOW} slow connections do not affect other clients`, { timeout: FOR_MS + 100_000 }, async ({
  onTestFinished,
}) => {
  const server = await startBuiltServer({ env: { ...INSPECTED, RATE_LIMIT: 'off', LOG_LEVEL: 'error' } });
  onTestFinished(server.remove);
  await reads(server.url);
  const before = await memoryHeldMb(server);
  const slow = holdSlowConnections(server.url, SLOW);
  onTestFinished(slow.stop);
  await expect.poll(slow.open).toBe(SLOW);

  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + FOR_MS;
  const good = async () => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const began = performance.now();
      const isGood = turn % 2 === 0 ? await reads(server.url) : await leaves(server.url);
      times.push(performance.now() - began);
      if (!isGood) failed += 1;
      await pause(BETWEEN_MS);
    }
  };
  await Promise.all(Array.from({ length: GOOD_CLIENTS }, good));

  const growth = (await memoryHeldMb(server)) - before;
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const held = Object.entries(slow.heldMs).map(([kind, all]) => ({
    kind,
    longest: Math.max(0, ...all) / 1_000,
  }));
  expect(1 - failed / times.length).toBeGreaterThanOrEqual(LEAST_GOOD);
  expect(growth).toBeLessThan(MOST_GROWTH_MB);
  expect(p99).toBeLessThan(SLOWEST_MS);
  expect(held.filter(({ longest }) => longest > 0).map(({ kind }) => kind)).toEqual(
    isLongRun ? ['slowloris', 'slow body', 'slow form'] : ['slowloris'],
  );
  // A short run ends before the server closes an unread connection.
  if (isLongRun) expect(await slow.readOn()).not.toContain(false);
  const success = ((1 - failed / times.length) * 100).toFixed(2);
  reportFigure({
    promise: 'Slow connections are closed and do not affect others',
    tested: `${SLOW} held for ${FOR_MS / 1_000} s (slowloris, slow body, slow form, slow read), reopened when closed; ${GOOD_CLIENTS} good clients`,
    measured: `${times.length} good requests, ${success} % served, p99 ${p99.toFixed(0)} ms; closed after ${held
      .filter(({ longest }) => longest > 0)
      .map(({ kind, longest }) => `${longest.toFixed(0)} s (${kind})`)
      .join(', ')}, at most 60 s (slow read); memory +${growth.toFixed(0)} MB`,
  });
});

async function reads(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function leaves(url: string): Promise<boolean> {
  return (await postLead(url, contactFields(), randomUUID())) === '201';
}
