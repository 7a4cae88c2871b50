import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_BODY_BYTES } from './read-json.ts';
import { whenWhole } from './whole-request.ts';

/** What `whenWhole` let through, and a connection to send to it. */
async function setUp() {
  const whole: IncomingMessage[] = [];
  const seen: IncomingMessage[] = [];
  const server = createServer((request) => {
    seen.push(request);
    whenWhole(request, () => whole.push(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { whole, seen, client };
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\n';

test.each([
  ['with a length', `${HEAD}Content-Length: 6\r\n\r\nabc`, 'def'],
  ['in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`, '3\r\ndef\r\n0\r\n\r\n'],
])('a body %s is there when its end has come, and can then be read', async (_how, beginning, end) => {
  const { whole, seen, client } = await setUp();
  client.write(beginning);
  await vi.waitUntil(() => seen[0]?.readableLength === 3);
  await new Promise(setImmediate);
  expect(whole).toEqual([]);
  client.write(end);
  await vi.waitUntil(() => whole.length === 1);
  expect(await text(whole[0] as IncomingMessage)).toBe('abcdef');
});

test.each([
  ['without a body', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['that announces too much', `${HEAD}Content-Length: 99999\r\n\r\na`],
  ['that sends too much', `${HEAD}Transfer-Encoding: chunked\r\n\r\nfffff\r\n${'a'.repeat(70_000)}`],
])('a request %s waits for nothing', async (_what, beginning) => {
  const { whole, client } = await setUp();
  client.write(beginning);
  await vi.waitUntil(() => whole.length === 1);
});

test('the largest body is waited for, even when its end comes late', async () => {
  const { whole, seen, client } = await setUp();
  client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\nfc00\r\n${'a'.repeat(MAX_BODY_BYTES)}`);
  await vi.waitUntil(() => seen[0]?.readableLength === MAX_BODY_BYTES);
  await new Promise(setImmediate);
  expect(whole).toEqual([]);
  client.write('\r\n0\r\n\r\n');
  await vi.waitUntil(() => whole.length === 1);
});

test('a request that breaks off never comes through', async () => {
  const { whole, seen, client } = await setUp();
  client.write(`${HEAD}Content-Length: 6\r\n\r\nabc`);
  await vi.waitUntil(() => seen[0]?.readableLength === 3);
  client.destroy();
  await vi.waitUntil(() => seen[0]?.destroyed);
  await new Promise(setImmediate);
  expect(whole).toEqual([]);
});
