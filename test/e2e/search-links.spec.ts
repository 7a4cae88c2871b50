import { expect, test } from './site.ts';

test('no link, picture, script or form of the site is broken', async ({ crawl }) => {
  const status = new Map([...crawl.files, ...crawl.pages.map((page) => [page.path, page.status] as const)]);
  const dead = crawl.pages.flatMap(({ path, links }) =>
    links.filter(({ to }) => status.get(to.split('#')[0] ?? '') !== 200).map(({ to }) => `${path} -> ${to}`),
  );
  expect(dead).toEqual([]);
  expect(crawl.pages.length).toBeGreaterThan(20);
  expect(crawl.files.size).toBeGreaterThan(100);
});

test('every fragment exists on its page', async ({ crawl }) => {
  const ids = new Map(crawl.pages.map((page) => [page.path, new Set(page.ids)]));
  const links = crawl.pages.flatMap(({ path, links }) => links.map(({ to }) => ({ path, to })));
  const fragments = links.filter(({ to }) => to.includes('#'));
  const dead = fragments.filter(({ to }) => {
    const [page = '', id = ''] = to.split('#');
    return !ids.get(page)?.has(decodeURIComponent(id));
  });
  expect(dead.map(({ path, to }) => `${path} -> ${to}`)).toEqual([]);
  expect(fragments.length).toBeGreaterThan(50);
});

test('every page has one h1, unique ids, and a language', async ({ crawl }) => {
  for (const { path, headings, ids, language } of crawl.pages) {
    expect(headings, path).toHaveLength(1);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
    expect(language, path).toBe('en-US');
  }
});

test('the sitemap lists exactly the indexable pages', async ({ crawl, page, site }) => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    return [...document.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      changed: url.querySelector('lastmod')?.textContent ?? null,
    }));
  }, xml);
  expect(listed.map(({ address }) => address).sort()).toEqual(
    crawl.indexable.map(({ canonical }) => canonical).sort(),
  );
  for (const { address, changed } of listed) {
    if (/\/(guides|neighborhoods)\//.test(address)) expect(changed, address).not.toBeNull();
    if (changed) expect(Date.parse(changed), address).toBeLessThan(Date.now());
  }
});
