import { pbkdf2 } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { agent } from '#content/agent.ts';
import { isTurnedAway, loadShedding, nextLoad } from './load-shedding.ts';
import type { RequestKind } from './request-kind.ts';

const KINDS: RequestKind[] = ['chat', 'comparison', 'page', 'lead', 'health'];

/** The pressure after turns of the event loop that were all equally late. */
function after(turns: number, delayMs: number, from = 0): number {
  let load = { pressure: from, lateTurns: 0 };
  for (let turn = 0; turn < turns; turn += 1) load = nextLoad(load, delayMs, delayMs + 100);
  return load.pressure;
}

test('nobody is turned away while the event loop is less than half a second late', () => {
  expect(after(1_000, 499)).toBe(0);
});

test('a turn or two that are held up turn nobody away, a third in a row does', () => {
  expect([after(1, 9_000), after(2, 9_000), after(3, 501)]).toEqual([0, 0, 0.5]);
});

test('while work queues in the thread pool, pressure rises by one a second', () => {
  let load = { pressure: 0, lateTurns: 0 };
  for (let turn = 0; turn < 22; turn += 1) load = nextLoad(load, 2_000, 100);
  expect(load.pressure).toBeCloseTo(2);
});

test.each([
  [0.5, []],
  [1, ['chat']],
  [2, ['chat', 'comparison']],
  [3, ['chat', 'comparison', 'page']],
  [4, ['chat', 'comparison', 'page', 'lead']],
])('at a pressure of %d all of %j are turned away, and health is always told', (pressure, all) => {
  expect(KINDS.filter((kind) => isTurnedAway(kind, pressure, 0.999))).toEqual(all);
});

test('of a kind whose turn has come, a share gets in', () => {
  const shares = [0.1, 0.4, 0.6, 0.9].map((random) => isTurnedAway('chat', 0.5, random));
  expect(shares).toEqual([true, true, false, false]);
});

test('the server is open to everybody again eight seconds after the last late turn of its event loop', () => {
  expect(after(20, 3_000)).toBe(4);
  expect(after(79, 0, 4)).toBeGreaterThan(0);
  expect(after(81, 0, 4)).toBe(0);
});

test('who is turned away gets a 503, the phone number and when to come again', async ({ onTestFinished }) => {
  const shedding = loadShedding([['x-content-type-options', 'nosniff']]);
  const server = createServer((request, response) => {
    if (!shedding.turnAway(request, response)) response.end('let in');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    shedding.stop();
    server.close();
  });
  expect(await (await fetch(url)).text()).toBe('let in');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  while (shedding.pressure() < 3.6) {
    holdUp(650);
    await new Promise(setImmediate);
  }

  const chat = await fetch(`${url}/api/chat`, { method: 'POST', body: '{}' });
  expect(chat.status).toBe(503);
  expect(chat.headers.get('retry-after')).toBe('5');
  expect(chat.headers.get('content-type')).toBe('application/problem+json');
  expect((await chat.json()).detail).toContain(agent.phone);
  const page = await fetch(`${url}/sell`);
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([503, 'nosniff']);
  expect(await page.text()).toMatch(/<a href="tel:\+1704/);
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('let in');
});

test('a crowd in the thread pool is noticed while the event loop is idle', async ({ onTestFinished }) => {
  const shedding = loadShedding([]);
  onTestFinished(shedding.stop);
  const inPool = promisify(pbkdf2);
  const work = Array.from({ length: 80 }, () => inPool('a', 'b', 500_000, 32, 'sha256'));
  await vi.waitUntil(() => shedding.pressure() > 0, { timeout: 15_000 });
  await Promise.all(work);
});

/** Does so much at once that nothing else gets its turn. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
