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

test('no page with the largest text needs scrolling sideways on a phone', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize(PHONE);
  await decideCookies(page);
  await page.addInitScript(() =>
    localStorage.setItem('accessibility-settings', '{"fontSize":150,"highContrast":false,"cursorSize":100}'),
  );
  for (const route of ROUTES) {
    await openAlive(page, route);
    const { fontSize, width } = await page.evaluate(() => ({
      fontSize: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }));
    expect({ route, fontSize, width }).toEqual({ route, fontSize: '24px', width: PHONE.width });
  }
});
