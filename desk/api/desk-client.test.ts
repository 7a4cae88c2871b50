import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connection, DeskError, fetchOrThrow, readJson } from './desk-client.ts';

const silent = createServer();
/** Responds 404 with the media type named in the path. */
const missing = createServer(({ url = '' }, response) => {
  response.writeHead(404, { 'content-type': url.slice(1) }).end('{}');
});
/** Sends the start of a response, and nothing more. */
const stalled = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
});
let missingAddress = '';
let stalledAddress = '';
let address = '';
let lost = 0;
connection.addEventListener('lost', () => (lost += 1));

beforeAll(async () => {
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  await new Promise<void>((listening) => missing.listen(0, '127.0.0.1', listening));
  missingAddress = `http://127.0.0.1:${(missing.address() as AddressInfo).port}/`;
  await new Promise<void>((listening) => stalled.listen(0, '127.0.0.1', listening));
  stalledAddress = `http://127.0.0.1:${(stalled.address() as AddressInfo).port}/`;
});

afterAll(() => {
  silent.closeAllConnections();
  silent.close();
  missing.closeAllConnections();
  missing.close();
  stalled.closeAllConnections();
  stalled.close();
});

test('a request that times out fails like a lost connection', async () => {
  const before = lost;
  await expect(fetchOrThrow(address, { method: 'POST' }, 20)).rejects.toThrow(TypeError);
  expect(lost).toBe(before + 1);
});

test('a response that stops halfway fails like a lost connection', async () => {
  const before = lost;
  await expect(readJson(fetchOrThrow(stalledAddress, {}, 200))).rejects.toThrow(TypeError);
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

test('a 404 of a proxy counts as a lost connection, one of the desk as a missing record', async () => {
  const before = lost;
  await expect(fetchOrThrow(`${missingAddress}text/html`, {})).rejects.toThrow(TypeError);
  expect(lost).toBe(before + 1);
  await expect(fetchOrThrow(`${missingAddress}application/problem+json`, {})).rejects.toThrow(DeskError);
  expect(lost).toBe(before + 1);
});
