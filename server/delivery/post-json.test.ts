import type { lookup } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postJson } from './post-json.ts';

// Names resolve through a stub, so that no test depends on the machine's name service. A plain TCP server counts the
// connections: TLS is never reached if the address is refused.

type Resolve = typeof lookup;
const resolvingTo = (...addresses: string[]): Resolve =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as Resolve;

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function listener(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(resolve));
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['fd00::1'],
  ['93.184.216.34', '127.0.0.1'],
])('a host name that resolves to %s is not connected to', async (...addresses) => {
  const { port, connections } = await listener();
  const url = `https://hooks.stone.example:${port}/`;
  const answer = await postJson({ url, resolve: resolvingTo(...addresses), timeoutMs: 500 }, '{}', {});
  expect(answer).toEqual({ status: 'unreachable', reason: 'private address' });
  expect(connections()).toBe(0);
});

test('a host name with a private address is connected to if the operator allows it', async () => {
  const { port, connections } = await listener();
  const url = `https://hooks.stone.example:${port}/`;
  const resolve = resolvingTo('127.0.0.1');
  await postJson({ url, resolve, allowPrivate: true, timeoutMs: 500 }, '{}', {});
  expect(connections()).toBe(1);
});

test('a host name is resolved once, so that the checked address is the one connected to', async () => {
  const { port, connections } = await listener();
  let asked = 0;
  const turning = ((name: string, options: object, callback: never) => {
    asked += 1;
    (asked === 1 ? resolvingTo('203.0.112.1') : resolvingTo('127.0.0.1'))(name, options, callback);
  }) as Resolve;
  const url = `https://hooks.stone.example:${port}/`;
  const answer = await postJson({ url, resolve: turning, timeoutMs: 300 }, '{}', {});
  expect(answer.status).toBe('unreachable');
  expect(asked).toBe(1);
  expect(connections()).toBe(0);
});

test('a host name without an address is unreachable', async () => {
  const answer = await postJson({ url: 'https://hooks.invalid/', timeoutMs: 5_000 }, '{}', {});
  expect(answer).toMatchObject({ status: 'unreachable' });
});

test('a receiver that switches protocols counts as unreachable', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.resume();
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: foo\r\nConnection: Upgrade\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await postJson({ url: `http://127.0.0.1:${port}/`, timeoutMs: 1_000 }, '{}', {});
  expect(answer).toMatchObject({ status: 'unreachable' });
});
