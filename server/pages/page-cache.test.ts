import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyIn, encodedResponse } from './encodings.ts';
import { createPageCache } from './page-cache.ts';

const SITE = 'http://stone.example';

/** A cache of pages that contain their query and how many pages were rendered so far. */
function cacheWithCountedPages() {
  const state = { version: 1, rendered: 0, fallbacks: 0, isAway: false, status: 200, headers: {} };
  const cache = createPageCache({
    render: async (request) => {
      state.rendered += 1;
      if (state.isAway) state.fallbacks += 1;
      return new Response(`${new URL(request.url).search} ${state.rendered}`, state);
    },
    version: () => state.version,
    fallbackCount: () => state.fallbacks,
    isPage: (request) => !request.url.includes('/nothing'),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(SITE + path, { headers });
    return encodedResponse(await cache.page(request), request);
  };
  const isCached = (path: string) => cache.cached(new Request(SITE + path)) !== undefined;
  return { state, cache, get, isCached };
}

test('a page is rendered once', async () => {
  const { state, get } = cacheWithCountedPages();
  await get('/sell');
  expect(await (await get('/sell/')).text()).toBe(' 1');
  expect(state.rendered).toBe(1);
});

test.each(['/sell', '/nothing'])(
  '%s is not cached if it was rendered with fallback content',
  async (path) => {
    const { state, cache, get } = cacheWithCountedPages();
    if (path === '/nothing') state.status = 404;
    state.isAway = true;
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    expect(cache.size()).toBe(0);
    state.isAway = false;
    expect(await (await get(path)).text()).toBe(' 2');
    expect(cache.size()).toBe(1);
  },
);

test.each([
  ['is not listed', '/not-listed'],
  ['belongs to the desk', '/desk/leads'],
  ["is the desk's API", '/api/desk/leads'],
  ['shows a draft', '/sell?preview=signature'],
])('a URL that %s is rendered for each request and may not be cached', async (_what, path) => {
  const { state, cache, get } = cacheWithCountedPages();
  await get(path);
  expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  expect([state.rendered, cache.size()]).toEqual([2, 0]);
});

test.each([
  ['no-store', { 'cache-control': 'private, no-store' }],
  ['Set-Cookie', { 'set-cookie': 'a=b' }],
  ['Content-Location', { 'content-location': '/neighborhoods/southend' }],
])('a response with %s is not cached', async (_what, headers) => {
  const { state, cache, get } = cacheWithCountedPages();
  state.headers = headers;
  for (let i = 0; i < 2; i += 1) await get('/neighborhoods/nowhere');
  expect([state.rendered, cache.size()]).toEqual([2, 0]);
});

test('unknown URLs share one cached page', async () => {
  const { state, cache, get } = cacheWithCountedPages();
  state.status = 404;
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => get(`/nothing-${i}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  await get('/nothing//at/all');
  expect([state.rendered, cache.size()]).toEqual([1, 1]);
});

test('concurrent requests share one rendering', async () => {
  const { state, get } = cacheWithCountedPages();
  await Promise.all(Array.from({ length: 20 }, () => get('/sell')));
  expect(state.rendered).toBe(1);
});

test('a page is rendered again after its content has changed', async () => {
  const { state, get } = cacheWithCountedPages();
  await get('/sell');
  state.version = 2;
  expect(await (await get('/sell')).text()).toBe(' 2');
});

test('requests after a content change get the new content, even if the old one is still being rendered', async () => {
  const before = Promise.withResolvers<void>();
  let version = 1;
  const cache = createPageCache({
    render: async () => {
      const text = `version ${version}`;
      if (version === 1) await before.promise;
      return new Response(text);
    },
    version: () => version,
    fallbackCount: () => 0,
  });
  const ask = async () =>
    bodyIn('identity', (await cache.page(new Request(`${SITE}/sell`))).bodies).toString();
  const early = ask();
  version = 2;
  expect(await ask()).toBe('version 2');
  before.resolve();
  await early;
  expect(await ask()).toBe('version 2');
});

test('a page is rendered again after its Expires date', async () => {
  const { state, get } = cacheWithCountedPages();
  state.headers = { expires: new Date(Date.now() + 60_000).toUTCString() };
  await get('/compare');
  const cached = await get('/compare');
  expect([await cached.text(), cached.headers.get('expires')]).toEqual([' 1', null]);
  state.version = 2;
  state.headers = { expires: new Date(Date.now() - 60_000).toUTCString() };
  await get('/compare');
  expect(await (await get('/compare')).text()).toBe(' 3');
});

test('an unknown query parameter is neither part of the cache key nor passed to the page', async () => {
  const { get } = cacheWithCountedPages();
  await get('/market-insights?tab=trends&utm_source=x');
  expect(await (await get('/market-insights?gclid=1&tab=trends')).text()).toBe('?tab=trends 1');
});

test('an error is not cached', async () => {
  const { state, get } = cacheWithCountedPages();
  state.status = 500;
  await get('/sell');
  state.status = 200;
  expect((await get('/sell')).status).toBe(200);
});

test.each([
  '/contact?sent=1',
  '/contact?sent=yes&sent=yes',
  '/contact?interest=buying&neighborhood=nowhere',
  '/market-insights?area=zzz',
  '/market-insights?area=noda&area=noda',
  '/market-insights?tab=other',
  '/market-insights?area=noda&area=charlotte',
  '/market-insights?area=charlotte&area=dilworth&area=noda',
  '/compare?page=9999',
  '/compare?homes=a,b',
  '/neighborhoods?q=oak',
])('%s is not cached, but concurrent requests share one rendering', async (path) => {
  const { cache, get } = cacheWithCountedPages();
  const answers = await Promise.all([get(path), get(path)]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    `${new URL(path, SITE).search.replace(',', '%2C')} 1`,
    `${new URL(path, SITE).search.replace(',', '%2C')} 1`,
  ]);
  expect(answers[0]?.headers.get('cache-control')).toContain('s-maxage');
  expect(cache.size()).toBe(0);
});

test.each([
  '/contact?interest=buying&neighborhood=noda',
  '/contact?sent=yes',
  '/market-insights?area=charlotte&tab=trends',
  '/market-insights?area=charlotte&area=noda&tab=trends',
  '/compare?page=2',
])('%s is cached', async (path) => {
  const { get, isCached } = cacheWithCountedPages();
  await get(path);
  expect(isCached(path)).toBe(true);
});

test('a full cache evicts the least recently used page', async () => {
  const { cache, get, isCached } = cacheWithCountedPages();
  await get('/guides/first');
  for (let i = 0; i < 600; i += 1) {
    await get(`/guides/${i}`);
    await get('/sell');
  }
  expect([isCached('/guides/first'), isCached('/sell')]).toEqual([false, true]);
  expect(cache.size()).toBe(500);
});

test('needlessly percent-encoded letters share one cached page with plain ones', async () => {
  const { state, get } = cacheWithCountedPages();
  for (const path of ['/sell', '/%73ell', '/se%6C%6c']) await get(path);
  expect(state.rendered).toBe(1);
});

test('a page is compressed according to Accept-Encoding', async () => {
  const { get } = cacheWithCountedPages();
  const response = await get('/sell', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(' 1');
  expect((await get('/sell', { 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBe(
    'gzip',
  );
});

test('uncompressed responses of a page share one buffer', async () => {
  const { cache, get } = cacheWithCountedPages();
  const response = await get('/sell');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBe('2');
  expect(await response.text()).toBe(' 1');
  const { bodies } = await cache.page(new Request(`${SITE}/sell`));
  const [one, another] = [bodyIn('identity', bodies), bodyIn('identity', bodies)];
  expect(one.toString()).toBe(' 1');
  expect(one).toBe(another);
});

test('a request with the ETag of the page gets a 304', async () => {
  const { get } = cacheWithCountedPages();
  const etag = (await get('/sell')).headers.get('etag') ?? '';
  const again = await get('/sell', { 'if-none-match': `"other", ${etag.replace('W/', '')}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});
