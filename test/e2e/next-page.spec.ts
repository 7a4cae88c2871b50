import type { Page } from '@playwright/test';
import { siteUrls } from '#content/site-urls.ts';
import { openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

test('links to anything but pages of the site are not prefetched, even when pressed; a pointer resting on a link prefetches its page, which then opens without another request', async ({
  page,
}) => {
  const fetched = await recordPrefetches(page);
  await openHydrated(page, '/privacy-policy');
  const hrefs = ['/api/guides/a-day-in-myers-park', '/contact?sent=yes', siteUrls.guidePdf];
  await page.getByRole('main').evaluate((main, notPages) => {
    const link = (href: string, attributes: object) =>
      Object.assign(document.createElement('a'), { href, text: href, ...attributes });
    main.prepend(
      ...notPages.map((href) => link(href, {})),
      link('/sell', { target: '_blank' }),
      link('/reviews', { download: '' }),
      link('/neighborhoods', {}),
    );
  }, hrefs);
  // A touch prefetches at once; only the last of these is a page.
  for (const href of [...hrefs, '/sell', '/reviews', '/neighborhoods']) {
    await page.getByRole('main').getByRole('link', { name: href, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(() => fetched.get('/neighborhoods')).toBe('Ready');
  expect([...fetched.keys()]).toEqual(['/neighborhoods']);

  const home = page.getByRole('main').getByRole('link', { name: 'Home' });
  await home.hover();
  await expect.poll(() => fetched.get('/')).toBe('Ready');
  await home.click();
  await expect(page).toHaveURL(/\/$/);
  const delivery = await page.evaluate(() =>
    Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
  );
  expect(delivery).toBe('navigational-prefetch');
});

/** @returns the prefetch status of each page from now on, by its path */
async function recordPrefetches(page: Page): Promise<Map<string, string>> {
  const fetched = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    fetched.set(new URL(prefetchUrl).pathname, status);
  });
  return fetched;
}
