import { request } from 'node:http';
import { expect, test } from 'vitest';
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
function acceptedPost(url: string): { accepted: Promise<void>; finish: (body: string) => Promise<number> } {
  const headers = { 'content-type': 'application/json', expect: '100-continue', connection: 'close' };
  const post = request(url, { method: 'POST', headers });
  const { promise: status, resolve, reject } = Promise.withResolvers<number>();
  post.once('response', (response) => resolve(response.resume().statusCode ?? 0));
  post.once('error', reject);
  post.flushHeaders();
  return {
    accepted: new Promise((done) => post.once('continue', done)),
    finish(body) {
      post.end(body);
      return status;
    },
  };
}
