import { agent } from '#content/agent.ts';
import { listings } from '#content/listings.ts';
import { readPage } from './crawl-site.ts';
import { expect, test } from './site.ts';

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
