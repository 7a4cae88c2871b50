import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { contactFields } from '../app-under-test.ts';
import { startBuiltServer } from '../running-server.ts';

test('SIGTERM ends the server cleanly and at once when nothing is under way', async () => {
  const server = await startBuiltServer();
  const startedAt = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  expect(server.output()).toContain('"msg":"Stopped"');
  await server.remove();
});

test('requests that were accepted before SIGTERM are answered', async () => {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off' } });
  const posts = Array.from({ length: 20 }, () => acceptedPost(`${server.url}/api/leads`));
  await Promise.all(posts.map(({ accepted }) => accepted));
  const ended = server.end('SIGTERM');
  const statuses = await Promise.all(posts.map(({ finish }) => finish(JSON.stringify(contactFields()))));
  expect(statuses).toEqual(Array(20).fill(201));
  expect(await ended).toBe(0);
  await server.remove();
});

test('a client that keeps its connection is told to move on', async () => {
  const server = await startBuiltServer({ env: { RATE_LIMIT: 'off' } });
  const agent = new Agent({ keepAlive: true });
  const post = acceptedPost(`${server.url}/api/leads`, agent);
  await post.accepted;
  const ended = server.end('SIGTERM');
  await vi.waitUntil(() => server.output().includes('"msg":"Stopping"'));
  await post.finish(JSON.stringify(contactFields()));
  expect((await post.response).headers.connection).toBe('close');
  expect(await ended).toBe(0);
  await server.remove();
});

test('what the log says about a lead holds no personal data', async () => {
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

/** A post whose headers the server has taken ("100 Continue") and whose body is still to come. */
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
