import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startBuiltServer } from '../running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(async () => await server?.remove());

/** Headers of the connection or the moment, not of the page. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'date']);

const ask = (path: string, method: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method, headers: { 'accept-encoding': 'br', ...headers } });

describe('a known path lists its methods in the response to a wrong one', () => {
  test.each([
    ['GET', '/api/leads', 'POST'],
    ['DELETE', '/api/seller-leads', 'POST'],
    ['PUT', '/api/chat', 'POST'],
    ['GET', '/api/property-comparisons', 'POST'],
    ['PATCH', '/api/property-comparisons/abc', 'GET, HEAD, DELETE'],
    ['POST', '/api/guides/a-day-in-myers-park', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/neighborhoods/dilworth', 'GET, HEAD'],
    ['PUT', '/contact', 'GET, HEAD, POST'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['OPTIONS', '/sell', 'GET, HEAD, POST'],
  ])('%s %s', async (method, path, allowed) => {
    const response = await ask(path, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 405 });
  });

  test.each(['/api/nothing', '/api', '/nothing', '/api/guides'])(
    '%s is not found with any method',
    async (path) => {
      const response = await ask(path, 'PUT');
      expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
      await response.body?.cancel();
    },
  );
});

describe.each([
  '/',
  '/neighborhoods/dilworth',
  '/contact?sent=yes',
  '/sitemap.xml',
  '/robots.txt',
  '/nothing',
])('%s', (path) => {
  test('HEAD has the headers of GET, before and after the page is cached', async () => {
    const headers = (response: Response) => [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name));
    const answers: Response[] = [];
    for (const method of ['HEAD', 'GET', 'HEAD']) answers.push(await ask(path, method));
    const [first = [], get, again] = answers.map(headers);
    expect(first).toEqual(get);
    expect(again).toEqual(get);
    expect(first.map(([name]) => name)).toContain('content-length');
    await answers[1]?.body?.cancel();
  });
});

test('If-None-Match: * gets 304 from an existing page only', async () => {
  for (const method of ['GET', 'HEAD']) {
    for (const path of ['/', '/reviews?utm_source=x'])
      expect((await ask(path, method, { 'if-none-match': '*' })).status, `${method} ${path}`).toBe(304);
    expect((await ask('/nothing', method, { 'if-none-match': '*' })).status).toBe(404);
  }
});
