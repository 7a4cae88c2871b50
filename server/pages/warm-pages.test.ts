import { expect, test } from 'vitest';
import { bodyIn } from './encodings.ts';
import { createPageCache, MOST_PAGES } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';
import { warmPages } from './warm-pages.ts';

const SITE = 'http://stone.example';
const sitemap = `<urlset><url><loc>${SITE}/</loc></url><url><loc>${SITE}/sell</loc></url></urlset>`;

const cacheOf = (render: RenderPage) => createPageCache({ render, version: () => 1, standIns: () => 0 });

test('every page of the sitemap is kept before it is asked for', async () => {
  const cache = cacheOf(async ({ url }) => new Response(url.endsWith('.xml') ? sitemap : url));
  await warmPages(cache, SITE, () => false).done;
  expect(cache.kept(new Request(`${SITE}/`))?.status).toBe(200);
  const page = cache.kept(new Request(`${SITE}/sell`));
  expect(page && bodyIn('identity', page.bodies).toString()).toBe(`${SITE}/sell`);
});

test('a sitemap of more pages than are kept leaves the first ones kept', async () => {
  const guides = Array.from({ length: MOST_PAGES }, (_, index) => `<loc>${SITE}/guides/guide-${index}</loc>`);
  const long = `<loc>${SITE}/</loc>${guides.join('')}`;
  const cache = cacheOf(async ({ url }) => new Response(url.endsWith('.xml') ? long : url));
  await warmPages(cache, SITE, () => false).done;
  expect(cache.kept(new Request(`${SITE}/`))?.status).toBe(200);
});

test('it stops when the server does', async () => {
  const cache = cacheOf(async ({ url }) => new Response(url.endsWith('.xml') ? sitemap : url));
  const warmUp = warmPages(cache, SITE, () => true);
  warmUp.stop();
  await warmUp.done;
  expect(cache.kept(new Request(`${SITE}/`))).toBeUndefined();
});

test('a page that cannot be rendered now is left for later, and keeps no other one cold', async () => {
  const cache = cacheOf(async ({ url }) => {
    if (url === `${SITE}/`) throw new Error('The store is away');
    return new Response(url.endsWith('.xml') ? sitemap : url);
  });
  await warmPages(cache, SITE, () => false).done;
  expect(cache.kept(new Request(`${SITE}/`))).toBeUndefined();
  expect(cache.kept(new Request(`${SITE}/sell`))?.status).toBe(200);
});
