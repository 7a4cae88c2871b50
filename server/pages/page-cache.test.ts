import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyIn } from './encodings.ts';
import { answerWith, createPageCache } from './page-cache.ts';

/** Pages that say how often they were rendered, and for which address. */
function cacheOfCountedPages() {
  const state = { version: 1, rendered: 0, status: 200, headers: {} };
  const cache = createPageCache(
    async (request) => {
      state.rendered += 1;
      return new Response(`${new URL(request.url).search} ${state.rendered}`, state);
    },
    () => state.version,
  );
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://stone.example${path}`, { headers });
    return answerWith(await cache.page(request), request);
  };
  return { state, cache, get };
}

test('a page is rendered once', async () => {
  const { state, get } = cacheOfCountedPages();
  await get('/sell');
  expect(await (await get('/sell')).text()).toBe(' 1');
  expect(state.rendered).toBe(1);
});

test.each(['//', '//a', '///', '//%zz', '//a:b', '/a//b'])('%s is a path of this site', async (path) => {
  const asked: string[] = [];
  const cache = createPageCache(
    async ({ url }) => {
      asked.push(url);
      return new Response('');
    },
    () => 1,
  );
  await cache.page(new Request(`http://stone.example${path}`));
  expect(asked).toEqual([`http://stone.example${path}`]);
});

test('visitors who come together share one rendering', async () => {
  const { state, get } = cacheOfCountedPages();
  await Promise.all(Array.from({ length: 20 }, () => get('/sell')));
  expect(state.rendered).toBe(1);
});

test('changed content is rendered anew at the next request', async () => {
  const { state, get } = cacheOfCountedPages();
  await get('/sell');
  state.version = 2;
  expect(await (await get('/sell')).text()).toBe(' 2');
});

test('a parameter that no page reads is neither a page of its own nor seen by one', async () => {
  const { get } = cacheOfCountedPages();
  await get('/market-insights?tab=trends&utm_source=x');
  expect(await (await get('/market-insights?gclid=1&tab=trends')).text()).toBe('?tab=trends 1');
});

test('an error is not kept', async () => {
  const { state, get } = cacheOfCountedPages();
  state.status = 500;
  await get('/sell');
  state.status = 200;
  expect((await get('/sell')).status).toBe(200);
});

test('made-up addresses push each other out, so that they cannot fill the memory, and never a page', async () => {
  const { state, cache, get } = cacheOfCountedPages();
  await get('/sell');
  await get('/compare?homes=first');
  for (let i = 0; i < 250; i += 1) await get(`/compare?homes=${i}`);
  state.status = 404;
  for (let i = 0; i < 250; i += 1) await get(`/nothing-${i}`);
  expect(cache.kept('/compare?homes=first')).toBeUndefined();
  expect(cache.kept('/nothing-249')).toBeDefined();
  expect(cache.kept('/sell')).toBeDefined();
  expect(cache.size()).toBe(101);
});

test('neither do addresses at which another page stands in', async () => {
  const { state, cache, get } = cacheOfCountedPages();
  await get('/sell');
  state.headers = { 'content-location': '/neighborhoods/southend' };
  for (let i = 0; i < 600; i += 1) await get(`/neighborhoods/nowhere-${i}`);
  expect(cache.kept('/sell')).toBeDefined();
  expect(cache.size()).toBe(101);
});

test('letters that are percent-encoded without need name the same page', async () => {
  const { state, get } = cacheOfCountedPages();
  for (const path of ['/sell', '/%73ell', '/se%6C%6c']) await get(path);
  expect(state.rendered).toBe(1);
  await get('/%2573ell');
  expect(state.rendered).toBe(2);
});

test('the page comes compressed, as the browser likes it', async () => {
  const { get } = cacheOfCountedPages();
  const response = await get('/sell', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(' 1');
  expect((await get('/sell', { 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBe(
    'gzip',
  );
});

test('a visitor who takes no compression gets the page as it is, in bytes that all of them share', async () => {
  const { cache, get } = cacheOfCountedPages();
  const response = await get('/sell');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBe('2');
  expect(await response.text()).toBe(' 1');
  const { bodies } = await cache.page(new Request('http://stone.example/sell'));
  const [one, another] = [bodyIn('identity', bodies), bodyIn('identity', bodies)];
  expect(one.toString()).toBe(' 1');
  expect(one).toBe(another);
});

test('a browser that has the page already is told so', async () => {
  const { get } = cacheOfCountedPages();
  const etag = (await get('/sell')).headers.get('etag') ?? '';
  const again = await get('/sell', { 'if-none-match': `"other", ${etag.replace('W/', '')}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});
