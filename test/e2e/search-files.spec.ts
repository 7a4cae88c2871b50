import { guidesFeed } from '#content/for-programs.ts';
import { expect, test } from './site.ts';

test('robots.txt allows everything except the API, and names the sitemap', async ({ request, site }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`);
});

test('the Atom feed has every guide in full, newest first, each entry identified by its URL', async ({
  page,
  request,
  site,
}) => {
  const response = await request.get(guidesFeed.path);
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  const feed = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const text1 = (one: Element, name: string) => one.querySelector(`:scope > ${name}`)?.textContent ?? '';
      return {
        root: `${document.documentElement.namespaceURI} ${document.documentElement.localName}`,
        self: document.querySelector('feed > link[rel=self]')?.getAttribute('href'),
        updated: text1(document.documentElement, 'updated'),
        entries: [...document.querySelectorAll('entry')].map((entry) => ({
          id: text1(entry, 'id'),
          link: entry.querySelector('link')?.getAttribute('href') ?? '',
          title: text1(entry, 'title'),
          updated: text1(entry, 'updated'),
          content: text1(entry, 'content'),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(feed.self).toBe(site.url + guidesFeed.path);
  expect(feed.entries).toHaveLength(4);
  expect(feed.updated).toBe(feed.entries[0]?.updated);
  const times = feed.entries.map(({ updated }) => updated);
  expect(times).toEqual(times.toSorted().reverse());
  for (const { id, link, title, content } of feed.entries) {
    expect(link).toBe(id);
    expect(await (await request.get(link)).text()).toContain(title.replaceAll("'", '&#x27;'));
    expect(content).toMatch(/^<p>/);
  }
});

test('llms.txt has a heading, a summary and working links', async ({ request, site }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    expect(link.startsWith(site.url), link).toBe(true);
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

test('the web manifest names the site, and its icons have the declared sizes', async ({ page }) => {
  await page.goto('/contact');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const sizes = await page.evaluate(async (address) => {
    const manifest = await (await fetch(address ?? '')).json();
    const measured = await Promise.all(
      manifest.icons.map(async ({ src }: { src: string }) => {
        const bitmap = await createImageBitmap(await (await fetch(src)).blob());
        return `${bitmap.width}x${bitmap.height}`;
      }),
    );
    return { name: manifest.name, start: manifest.start_url, icons: manifest.icons, measured };
  }, href);
  expect(sizes).toMatchObject({ name: expect.stringContaining('Stone'), start: '/' });
  expect(sizes.measured).toEqual(sizes.icons.map(({ sizes: said }: { sizes: string }) => said));
  const purposes = sizes.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
});

test('machine-readable pages are cached: compressed, with an ETag that allows a 304', async ({ site }) => {
  for (const path of ['/sitemap.xml', guidesFeed.path, '/llms.txt', '/robots.txt', '/manifest.webmanifest']) {
    const first = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    expect([first.status, first.headers.get('content-encoding')], path).toEqual([200, 'br']);
    const again = await fetch(site.url + path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status, path).toBe(304);
  }
});
