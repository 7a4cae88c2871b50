import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const DOCUMENT_HEADERS = ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'];

async function headersOf(type: string, own: Record<string, string> = {}): Promise<Headers> {
  const app = new Hono().use(securityHeaders('https://stone.example'));
  app.get('/', (c) => c.body('', 200, { 'content-type': type, ...own }));
  return (await app.request('/')).headers;
}

test.each(['text/html; charset=utf-8', 'text/javascript; charset=utf-8', 'image/avif', 'application/json'])(
  'a response of the type %s is not sniffed, not embedded elsewhere and only loaded over https',
  async (type) => {
    const headers = await headersOf(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  },
);

test.each(['text/html; charset=utf-8', 'text/plain; charset=utf-8', 'application/pdf'])(
  'a document of the type %s may not be framed, is isolated from its opener and has no powerful features',
  async (type) => {
    const headers = await headersOf(type);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

test.each([
  'text/javascript; charset=utf-8',
  'text/css; charset=utf-8',
  'font/woff2',
  'image/avif',
  'application/json',
])('a response of the type %s does not carry the headers that only a document obeys', async (type) => {
  const headers = await headersOf(type);
  expect(DOCUMENT_HEADERS.filter((name) => headers.has(name))).toEqual([]);
});

test('a document keeps the headers that it sets itself', async () => {
  const headers = await headersOf('text/html; charset=utf-8', { 'x-frame-options': 'SAMEORIGIN' });
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
