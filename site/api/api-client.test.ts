import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, getJson, postJson, sendDelete } from './api-client.ts';

/** Responds with the status and the body named in the path: /404/gone. */
const server = createServer((request, response) => {
  const [, status, body = ''] = (request.url ?? '').split('/');
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(Number(status)).end(decodeURIComponent(body));
});
const asked: string[] = [];
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an error message has the status and the body, or the status text if there is no body', async () => {
  await expect(getJson(`${base}/418/short%20and%20stout`)).rejects.toThrow(/^418: short and stout$/);
  await expect(getJson(`${base}/503/`)).rejects.toThrow(/^503: Service Unavailable$/);
  await expect(sendDelete(`${base}/404/gone`)).rejects.toThrow(ApiError);
});

test('a request includes the visitor’s credentials, even to another origin', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await getJson(`${base}/200/[7]`);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
  fetched.mockRestore();
});

test('what is posted is still sent when the page is left', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await postJson(`${base}/200/[7]`, {});
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  fetched.mockRestore();
});

test('getJson returns null for a 401 only if told to', async () => {
  expect(await getJson(`${base}/401/who`, { on401: 'null' })).toBeNull();
  await expect(getJson(`${base}/401/who`)).rejects.toThrow(/^401: who$/);
  await expect(getJson(`${base}/401/who`, { on401: 'throw' })).rejects.toThrow(/^401: who$/);
  await expect(getJson(`${base}/403/no`, { on401: 'null' })).rejects.toThrow(/^403: no$/);
});

test('failed requests are not retried, neither reads nor writes', async () => {
  asked.length = 0;
  await expect(getJson(`${base}/500/broken`)).rejects.toThrow(/^500: broken$/);
  await expect(sendDelete(`${base}/500/stuck`)).rejects.toThrow(/^500: stuck$/);
  expect(asked).toEqual(['GET /500/broken', 'DELETE /500/stuck']);
});
