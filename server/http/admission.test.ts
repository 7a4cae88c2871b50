import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { createAdmission } from './admission.ts';
import { addAgentToProblems } from './agent-in-problems.ts';
import type { AppEnv } from './app-env.ts';

const MAX_IN_FLIGHT = 64;
const agent = async () => shippedAgent;

/** An app whose responses wait until `finish` is called. */
function busyApp() {
  const answering = Promise.withResolvers<Response>();
  const admission = createAdmission(async (c) => (await c.req.text()).includes('@'), agent);
  const app = new Hono<AppEnv>()
    .use(addAgentToProblems(agent), admission.middleware)
    .get('/events', () => new Response(new ReadableStream()))
    .all('*', async () => (await answering.promise).clone());
  return { app, admission, finish: () => answering.resolve(new Response('served')) };
}

test('a request above the limit gets a 503 with the phone number and Retry-After', async () => {
  const { app, admission, finish } = busyApp();
  const served = Array.from({ length: MAX_IN_FLIGHT }, () => app.request('/sell'));
  const page = await app.request('/sell');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toMatch(/<a href="">Try again<\/a><a href="tel:\+1704/);
  const chat = await app.request('/api/chat', { method: 'POST', body: 'Hello' });
  expect([chat.status, chat.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await chat.json()).detail).toContain(shippedAgent.phone);
  finish();
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual(Array(MAX_IN_FLIGHT).fill(200));
  expect([admission.inFlight(), admission.rejected()]).toEqual([0, 2]);
  expect((await app.request('/sell')).status).toBe(200);
});

test('leads, health checks and chat messages with a lead pass above the limit', async () => {
  const { app, finish } = busyApp();
  const others = Array.from({ length: MAX_IN_FLIGHT + 10 }, () => app.request('/sell'));
  const passing = [
    app.request('/healthz'),
    ...['/api/leads', '/api/seller-leads', '/contact', '/sell'].map((path) =>
      app.request(path, { method: 'POST' }),
    ),
    app.request('/api/chat', { method: 'POST', body: 'jo@example.com' }),
  ];
  finish();
  expect((await Promise.all(passing)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  await Promise.all(others);
});

test('open event streams do not count as in flight', async () => {
  const { app, admission } = busyApp();
  const streams = await Promise.all(Array.from({ length: 50 }, () => app.request('/events')));
  expect(streams.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(admission.inFlight()).toBe(0);
});
