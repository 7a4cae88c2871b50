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
  const posts = Array.from({ length: 20 }, () =>
    fetch(`${server.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactFields()),
    }),
  );
  await Promise.race(posts);
  const ended = server.end('SIGTERM');
  const answers = await Promise.allSettled(posts);
  expect(await ended).toBe(0);
  const statuses = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.status : answer.reason,
  );
  expect(statuses).toEqual(Array(20).fill(201));
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
