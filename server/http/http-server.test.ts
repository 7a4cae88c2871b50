import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { silent } from '#test/databases.ts';
import { httpServer } from './http-server.ts';

test.each([
  ['a body that never arrives', ''],
  ['a body that never ends', '{'],
])('%s gets a 408 after the time for bodies, and the connection is closed', async (_what, beginning) => {
  const server = httpServer({ fetch: () => new Response('too early'), log: silent, bodyTimeoutMs: 50 });
  onTestFinished(server.stop);
  const port = await server.listen(0, '127.0.0.1');
  const client = connect(port, '127.0.0.1');
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n${beginning}`);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});
