import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent } from '../databases.ts';
import { startBuiltServer } from '../running-server.ts';

const SOON = { timeout: 10_000 };

test('SIGTERM ends an idle server cleanly and at once', async () => {
  const server = await startBuiltServer();
  const startedAt = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  expect(server.output()).toContain('"msg":"Stopped"');
  await server.remove();
});

test('requests accepted before SIGTERM get a response, those of a keep-alive client with Connection: close', async () => {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off' } });
  const posts = Array.from({ length: 20 }, () => acceptedPost(`${server.url}/api/leads`));
  const kept = acceptedPost(`${server.url}/api/leads`, new Agent({ keepAlive: true }));
  await Promise.all([...posts, kept].map(({ accepted }) => accepted));
  const ended = server.end('SIGTERM');
  const statuses = await Promise.all(posts.map(({ finish }) => finish(JSON.stringify(contactFields()))));
  expect(statuses).toEqual(Array(20).fill(201));
  await vi.waitUntil(() => server.output().includes('"msg":"Stopping"'), SOON);
  expect(await kept.finish(JSON.stringify(contactFields()))).toBe(201);
  expect((await kept.response).headers.connection).toBe('close');
  expect(await ended).toBe(0);
  await server.remove();
});

test('the log contains no personal data of a lead', async () => {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'trace' } });
  const fields = contactFields({ firstName: 'Zebulon', message: 'My secret wish', phone: '704-555-0188' });
  await fetch(`${server.url}/api/leads?email=${fields.email}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  await server.end('SIGTERM');
  for (const secret of ['Zebulon', 'secret wish', '555-0188', String(fields.email)]) {
    expect(server.output()).not.toContain(secret);
  }
  await server.remove();
});

test('the log contains no personal data when Postgres rejects a row and its error quotes it', async ({
  onTestFinished,
}) => {
  const store = await preparedStore('postgres');
  onTestFinished(store.remove);
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'trace', DATABASE_URL: store.url } });
  onTestFinished(server.remove);
  // As a newer instance sharing the store could.
  const { db, close } = openDatabase(store.url, silent);
  for (const table of ['leads', 'chat_messages'] as const)
    await db.schema
      .alterTable(table)
      .addColumn('branch', 'text', (column) => column.notNull())
      .execute();
  await close();
  const post = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const lead = contactFields({ firstName: 'Zebulon', message: 'My secret wish' });
  expect((await post('/api/leads', lead)).status).toBe(503);
  expect((await post('/api/chat', { sessionId: 's', message: 'Is Zebulon in NoDa?' })).status).toBe(200);
  expect(server.output().match(/null value in column \\"branch\\" of relation/g)).toHaveLength(2);
  for (const secret of ['Zebulon', 'secret wish', String(lead.email)])
    expect(server.output()).not.toContain(secret);
});

test('a second signal changes nothing: accepted requests get a response, and the server ends cleanly', async () => {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off' } });
  const post = acceptedPost(`${server.url}/api/leads`);
  await post.accepted;
  server.signal('SIGINT');
  await vi.waitUntil(() => server.output().includes('"msg":"Stopping"'), SOON);
  server.signal('SIGTERM');
  expect(await post.finish(JSON.stringify(contactFields()))).toBe(201);
  expect(await server.ended).toBe(0);
  expect(server.output().match(/"msg":"Stop(ping|ped)"/g)).toEqual(['"msg":"Stopping"', '"msg":"Stopped"']);
  await server.remove();
});

/** A post whose headers the server has accepted ("100 Continue") and whose body is not sent yet. */
function acceptedPost(url: string, agent: Agent | false = false) {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const post = request(url, { method: 'POST', headers, agent });
  const { promise: response, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  post.once('response', (answer) => resolve(answer.resume()));
  post.once('error', reject);
  post.flushHeaders();
  return {
    accepted: new Promise<void>((done) => post.once('continue', done)),
    response,
    async finish(body: string): Promise<number> {
      post.end(body);
      return (await response).statusCode ?? 0;
    },
  };
}
