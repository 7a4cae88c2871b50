import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connection, fetchOrThrow } from './desk-client.ts';

const silent = createServer();
let address = '';
let lost = 0;
connection.addEventListener('lost', () => (lost += 1));

beforeAll(async () => {
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
});

afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('a request that times out fails like a lost connection', async () => {
  const before = lost;
  await expect(fetchOrThrow(address, { method: 'POST' }, 20)).rejects.toThrow(TypeError);
  expect(lost).toBe(before + 1);
});

test('an aborted request does not count as a lost connection', async () => {
  const before = lost;
  const call = new AbortController();
  const answer = fetchOrThrow(address, { method: 'POST', signal: call.signal });
  call.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(lost).toBe(before);
});
