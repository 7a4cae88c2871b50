import { decideCookies, openAlive, PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';

const ROUTES = [
  '/',
  '/sell',
  '/reviews',
  '/market-insights',
  '/market-insights?tab=trends',
  '/market-insights?tab=neighborhoods',
  '/neighborhoods',
  '/neighborhoods/plaza-midwood',
  '/guides/first-time-buyers-path-in-north-carolina',
  '/contact',
  '/privacy-policy',
  '/compare',
  '/compare?homes=sample-01,sample-02,sample-03',
];

for (const route of ROUTES)
  test(`${route} with the largest text needs no scrolling sideways on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await decideCookies(page);
    await page.addInitScript(() =>
      localStorage.setItem(
        'accessibility-settings',
        '{"fontSize":150,"highContrast":false,"cursorSize":100}',
      ),
    );
    await openAlive(page, route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
