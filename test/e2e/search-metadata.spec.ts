import sharp from 'sharp';
import { agent, shippedAgent } from '#content/agent.ts';
import { listings } from '#content/listings.ts';
import { readPage } from './crawl-site.ts';
import { expect, test } from './site.ts';

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

const [first, second] = listings.map(({ id }) => id);

/** URLs with their canonical URL and whether they are noindex. */
const ADDRESSES = [
  [`/agent/${agent.slug}`, '/', false],
  ['/privacy', '/privacy-policy', false],
  ['/contact?interest=selling&utm_source=mail', '/contact', false],
  ['/market-insights?tab=trends&area=noda', '/market-insights', false],
  ['/sell?sent', '/sell', false],
  ['/neighborhoods/atlantis', '/neighborhoods/southend', true],
  ['/neighborhoods?q=rail', '/neighborhoods', true],
  [`/compare?homes=${first}&homes=${second}`, '/compare', true],
] as const;

test('a URL has one canonical form, or is not indexed', async ({ page, site }) => {
  for (const [address, kept, refused] of ADDRESSES) {
    const read = await readPage(page, site.url, address);
    expect([address, read.status, read.canonical]).toEqual([address, 200, site.url + kept]);
    expect(read.robots.includes('noindex'), address).toBe(refused);
  }
});

test('missing pages are not indexable', async ({ page, site }) => {
  for (const path of ['/no-such-page', '/guides/no-such-guide', '/agent/nobody']) {
    const read = await readPage(page, site.url, path);
    expect([path, read.status, read.robots, read.canonical, read.meta['og:url']]).toEqual([
      path,
      404,
      'noindex',
      '',
      undefined,
    ]);
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
