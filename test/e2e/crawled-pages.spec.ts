import sharp from 'sharp';
import { shippedAgent } from '#content/agent.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { office } from '#content/office.ts';
import { questions } from '#content/questions.ts';
import { googleSummary, reviews } from '#content/reviews.ts';
import type { CrawledPage } from './crawl-site.ts';
import type { Thing } from './read-document.ts';
import { expect, test } from './site.ts';

// In one worker, because each would crawl the site again.
test.describe.configure({ mode: 'default' });

const ofType = ({ graph }: CrawledPage, type: string): Thing[] =>
  graph.filter((thing) => thing['@type'] === type);

function pageAt(pages: CrawledPage[], path: string): CrawledPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`The crawl did not reach ${path}`);
  return found;
}

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

test('every indexable page has a unique title and description of readable length', async ({ crawl }) => {
  for (const field of ['title', 'description'] as const) {
    const texts = crawl.indexable.map((page) => page[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  for (const { path, title, description } of crawl.indexable) {
    expect(title, path).toContain(shippedAgent.name);
    expect([...title].length, title).toBeLessThanOrEqual(80);
    expect([...description].length, description).toBeGreaterThanOrEqual(50);
    expect([...description].length, description).toBeLessThanOrEqual(170);
  }
});

test('every page has a link preview with its own URL, text, and a picture of 1200 x 630 that other sites may embed', async ({
  crawl,
  site,
}) => {
  const pictures = new Set<string>();
  for (const { path, title, description, canonical, meta } of crawl.indexable) {
    expect(meta, path).toMatchObject({
      'og:url': canonical,
      'og:title': title,
      'og:description': description,
      'og:type': path.startsWith('/guides/') ? 'article' : 'website',
      'twitter:card': 'summary_large_image',
      'og:image:alt': expect.stringMatching(/\w/),
    });
    const picture = meta['og:image'] ?? '';
    expect(picture, path).toMatch(/\.[0-9a-f]{8}\.jpg$/);
    expect(picture.startsWith(`${site.url}/cards/`), picture).toBe(true);
    const response = await fetch(picture);
    expect(response.headers.get('cross-origin-resource-policy'), picture).toBe('cross-origin');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(crawl.indexable.length);
});

test('every page has one block that describes the agent as a local business: hours, price range, radius', async ({
  crawl,
  site,
}) => {
  for (const page of crawl.pages) {
    expect(page.blocks, page.path).toBe(1);
    const [agent, ...others] = ofType(page, 'RealEstateAgent');
    expect(others).toEqual([]);
    expect(agent, page.path).toMatchObject({
      '@id': `${site.url}/#agent`,
      name: shippedAgent.name,
      url: `${site.url}/`,
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      priceRange: expect.stringMatching(/^\$+$/),
      address: { '@type': 'PostalAddress', addressLocality: 'Charlotte', addressRegion: 'NC' },
      openingHoursSpecification: { dayOfWeek: office.days, opens: '08:00', closes: '20:00' },
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
      parentOrganization: { name: shippedAgent.firm },
    });
  }
});

test('the declared search works for neighborhoods, for guides, and without results', async ({
  crawl,
  page,
}) => {
  const { target, 'query-input': input } =
    ofType(pageAt(crawl.pages, '/'), 'WebSite')[0]?.potentialAction ?? {};
  expect(input).toBe('required name=search_term_string');
  const search = async (words: string) => {
    await page.goto(target.replace('{search_term_string}', encodeURIComponent(words)));
    return page.locator('#found');
  };
  await expect((await search('Victorian')).getByRole('link')).toContainText(['Fourth Ward']);
  const guide = (await search('due diligence')).locator('a[href^="/guides/first-time"]');
  await expect(guide).toBeVisible();
  await expect((await search('<b>zeppelin</b>')).getByRole('link')).toHaveCount(0);
  await expect(page.locator('#found')).toContainText('Nothing for “<b>zeppelin</b>”');
});

test('the breadcrumbs match those on the page', async ({ crawl }) => {
  const trails = crawl.indexable.filter(({ trail }) => trail.length > 0);
  expect(trails.length).toBeGreaterThan(15);
  for (const page of trails) {
    const [list] = ofType(page, 'BreadcrumbList');
    const names = list?.itemListElement.map(({ name }: Thing) => name);
    expect(names, page.path).toEqual(page.trail);
    expect(list?.itemListElement.at(-1).item, page.path).toBe(page.canonical);
  }
});

test('questions are marked up only where they are shown', async ({ crawl }) => {
  for (const page of crawl.indexable) {
    const [faq] = ofType(page, 'FAQPage');
    const asked = faq?.mainEntity.map(({ name }: Thing) => name) ?? [];
    expect(asked, page.path).toEqual(page.path === '/contact' ? page.questions : []);
    if (page.path === '/contact') expect(asked).toHaveLength(questions.length);
  }
});

test('the reviews page marks up its published reviews, and no sample text', async ({ crawl }) => {
  const marked = ofType(pageAt(crawl.pages, '/reviews'), 'Review');
  const published = reviews.filter(({ isSample }) => !isSample);
  expect(marked.map(({ reviewBody }) => reviewBody)).toEqual(published.map(({ content }) => content));
});

test('the rating is marked up with its count on the two pages that show it', async ({ crawl }) => {
  for (const page of crawl.indexable) {
    const [rating] = ofType(page, 'AggregateRating');
    if (['/', '/reviews'].includes(page.path)) {
      expect(rating).toMatchObject({ ratingValue: '5.0', reviewCount: googleSummary.count });
    } else expect(rating, page.path).toBeUndefined();
  }
});

test('a neighborhood is a place, and a guide is an article with its dates', async ({ crawl, site }) => {
  for (const { slug, name } of neighborhoods) {
    const [place] = ofType(pageAt(crawl.pages, `/neighborhoods/${slug}`), 'Place');
    expect(place).toMatchObject({ name, url: `${site.url}/neighborhoods/${slug}` });
  }
  const guides = crawl.indexable.filter(({ path }) => path.startsWith('/guides/'));
  expect(guides).toHaveLength(4);
  for (const page of guides) {
    const [article] = ofType(page, 'Article');
    expect(article).toMatchObject({
      headline: page.headings[0],
      description: page.description,
      mainEntityOfPage: page.canonical,
      author: { name: shippedAgent.name },
      publisher: { '@id': `${site.url}/#agent` },
      dateModified: page.meta['article:modified_time'],
    });
    expect(Date.parse(article?.dateModified)).toBeGreaterThan(Date.parse(article?.datePublished));
  }
});
