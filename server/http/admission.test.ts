import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { agent } from '#content/agent.ts';
import { createAdmission } from './admission.ts';
import { turnAwayWith } from './turn-away.ts';

const PATHS = {
  lead: '/api/leads',
  page: '/sell',
  comparison: '/compare',
  chat: '/api/chat',
  health: '/healthz',
};
type Kind = keyof typeof PATHS;

/** A server whose work ends when the test says so. */
async function busyServer(work: () => void = () => {}) {
  const admission = createAdmission(turnAwayWith([['x-content-type-options', 'nosniff']]));
  const underWay: { name: string; finish: () => void }[] = [];
  const server = createServer((request, response) => {
    admission.admit(request, response, async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.push({ name: String(request.headers['x-name']), finish: resolve });
      work();
      await promise;
      response.end('served');
    });
  });
  server.on('connection', admission.noteArrival);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends one request, and waits until it is under way or waits for its turn. */
  async function come(kind: Kind, name: string = kind) {
    const before = admission.atWork();
    const gone = new AbortController();
    const answer = fetch(`http://127.0.0.1:${port}${PATHS[kind]}`, {
      method: kind === 'lead' || kind === 'chat' ? 'POST' : 'GET',
      headers: { 'x-name': name },
      signal: gone.signal,
    });
    answer.catch(() => {});
    await vi.waitUntil(() => admission.atWork() > before, { interval: 1 });
    return { answer, leave: () => gone.abort() };
  }
  async function comeMany(count: number, kind: Kind) {
    for (let i = 0; i < count; i += 1) await come(kind);
  }
  return { admission, server, port, underWay, come, comeMany };
}

test('the chat leaves places free for comparisons, these for pages, and these for leads', async () => {
  const { comeMany, underWay } = await busyServer();
  const counts: number[] = [];
  for (const kind of ['chat', 'comparison', 'page', 'lead'] as const) {
    await comeMany(20, kind);
    await vi.waitFor(() => expect(underWay.length).toBeGreaterThan(counts.at(-1) ?? 7));
    counts.push(underWay.length);
  }
  expect(counts).toEqual([8, 12, 16, 36]);
});

test('of those who wait the most important has the next turn, and of the same importance the latest', async () => {
  const { admission, come, comeMany, underWay } = await busyServer();
  await comeMany(64, 'lead');
  for (const kind of ['chat', 'comparison', 'page', 'lead'] as const) {
    await come(kind, `first ${kind}`);
    await come(kind, `second ${kind}`);
  }
  const order: string[] = [];
  const answered = underWay.splice(0);
  while (order.length < 8) {
    answered.shift()?.finish();
    await new Promise(setImmediate);
    order.push(...underWay.splice(0).map(({ name }) => name));
  }
  const kinds = ['lead', 'page', 'comparison', 'chat'];
  expect(order).toEqual(kinds.flatMap((kind) => [`second ${kind}`, `first ${kind}`]));
  expect(admission.waiting()).toBe(0);
});

test('who has waited too long gets a 503, the phone number and when to come again', async () => {
  const { admission, come, comeMany } = await busyServer();
  await comeMany(16, 'page');
  const chat = await (await come('chat')).answer;
  expect([chat.status, chat.headers.get('retry-after')]).toEqual([503, '5']);
  expect(chat.headers.get('content-type')).toBe('application/problem+json');
  expect((await chat.json()).detail).toContain(agent.phone);
  const page = await (await come('page')).answer;
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([503, 'nosniff']);
  expect(await page.text()).toMatch(/<a href="tel:\+1704/);
  expect([admission.waiting(), admission.turnedAway()]).toEqual([0, 2]);
});

test('a line that is too long turns away who has waited longest, at once', { timeout: 60_000 }, async () => {
  const { admission, port, comeMany } = await busyServer();
  await comeMany(64, 'lead');
  const visitor = connect(port, '127.0.0.1');
  const leads = 'POST /api/leads HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'.repeat(1_001);
  visitor.write(leads);
  const [answer]: Buffer[] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
  expect([admission.waiting(), admission.turnedAway()]).toEqual([1_000, 1]);
  visitor.destroy();
});

test('health is told however many wait', async () => {
  const { come, comeMany, underWay } = await busyServer();
  await comeMany(70, 'lead');
  await come('health', 'probe');
  expect(underWay.at(-1)?.name).toBe('probe');
});

test('who has left gives his place back, or does not take one', async () => {
  const { admission, come, comeMany, underWay } = await busyServer();
  await comeMany(15, 'page');
  const served = await come('page');
  const waiting = await come('page', 'gone');
  await come('page', 'next');
  waiting.leave();
  served.leave();
  await vi.waitUntil(() => underWay.at(-1)?.name === 'next');
  underWay[0]?.finish();
  await vi.waitUntil(() => admission.waiting() === 0);
  expect(underWay.map(({ name }) => name)).not.toContain('gone');
  expect(admission.atWork()).toBe(15);
});

test('new connections are accepted between two turns of work', async () => {
  const { server, port, underWay } = await busyServer(() => holdUp(20));
  let arrived = 0;
  let arrivedByTheTenth = 0;
  server.on('connection', () => {
    arrived += 1;
    if (underWay.length < 10) arrivedByTheTenth = arrived;
  });
  const visitors = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
  for (const visitor of visitors) visitor.write('GET /sell HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitUntil(() => arrived === 100);
  for (const visitor of visitors) visitor.destroy();
  expect(arrivedByTheTenth).toBeGreaterThan(50);
});

/** Does so much at once that nothing else gets its turn. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
