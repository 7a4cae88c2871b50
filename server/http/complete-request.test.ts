import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { whenComplete } from './complete-request.ts';
import { MAX_BODY_BYTES } from './read-json.ts';

/** Starts a server that records the requests it sees and the ones that `whenComplete` passes on, and connects to it. */
async function setUp() {
  const completed: IncomingMessage[] = [];
  const seen: IncomingMessage[] = [];
  const server = createServer((request) => {
    seen.push(request);
    whenComplete(request, {
      onComplete: () => completed.push(request),
      timeoutMs: 15_000,
      onTimeout: () => {},
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { completed, seen, client };
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\n';

test.each([
  ['with a length', `${HEAD}Content-Length: 6\r\n\r\nabc`, 'def'],
  ['in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`, '3\r\ndef\r\n0\r\n\r\n'],
])(
  'a request with a body %s is passed on when the body has arrived, unread',
  async (_how, beginning, end) => {
    const { completed, seen, client } = await setUp();
    client.write(beginning);
    await vi.waitUntil(() => seen[0]?.readableLength === 3);
    await new Promise(setImmediate);
    expect(completed).toEqual([]);
    client.write(end);
    await vi.waitUntil(() => completed.length === 1);
    expect(await text(completed[0] as IncomingMessage)).toBe('abcdef');
  },
);

test.each([
  ['without a body', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['with a Content-Length above the limit', `${HEAD}Content-Length: 99999\r\n\r\na`],
  [
    'with a chunked body above the limit',
    `${HEAD}Transfer-Encoding: chunked\r\n\r\nfffff\r\n${'a'.repeat(70_000)}`,
  ],
])('a request %s is passed on at once', async (_what, beginning) => {
  const { completed, client } = await setUp();
  client.write(beginning);
  await vi.waitUntil(() => completed.length === 1);
});

test('a body of the maximum size is waited for', async () => {
  const { completed, seen, client } = await setUp();
  client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\nfc00\r\n${'a'.repeat(MAX_BODY_BYTES)}`);
  await vi.waitUntil(() => seen[0]?.readableLength === MAX_BODY_BYTES);
  await new Promise(setImmediate);
  expect(completed).toEqual([]);
  client.write('\r\n0\r\n\r\n');
  await vi.waitUntil(() => completed.length === 1);
});

test('an aborted request is never passed on', async () => {
  const { completed, seen, client } = await setUp();
  client.write(`${HEAD}Content-Length: 6\r\n\r\nabc`);
  await vi.waitUntil(() => seen[0]?.readableLength === 3);
  client.destroy();
  await vi.waitUntil(() => seen[0]?.destroyed);
  await new Promise(setImmediate);
  expect(completed).toEqual([]);
});
