import type { Page } from '@playwright/test';
import { DESKTOP, decideCookies, openAlive, PHONE } from './frame-page.ts';
import { addUpShifts, shiftOf } from './layout-shift.ts';
import { expect, test } from './site.ts';

const ROUTES = [
  '/',
  '/sell',
  '/market-insights',
  '/neighborhoods',
  '/neighborhoods/dilworth',
  '/guides/a-day-in-myers-park',
  '/compare',
  '/privacy-policy',
];

test("a phone's first page asks for its fonts after its pictures, and then sets all text in them", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const asked = noteRequests(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  expect(await usesOwnType(page)).toBe(true);
  expect(asked.filter((kind) => kind === 'font')).toHaveLength(3);
  expect(asked.indexOf('font')).toBeGreaterThan(asked.indexOf('image'));
});

test('until then the words stand in a local face', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/*.woff2', () => {});
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'later');
  const family = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  expect(family).toMatch(/^"Goudy Fallback"/);
});

test('a reader further down stays there while every part of the page changes in its turn', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  let send = () => {};
  const released = new Promise<void>((release) => {
    send = release;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 2 }).nth(3);
  await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  send();
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await expect(page.locator('[data-type]')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('the second page of a visit has its type from the start', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decideCookies(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.evaluate(() => location.assign('/sell'));
  await page.waitForURL('**/sell', { waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined();
});

test('a wide screen preloads the fonts', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const preloaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(preloaded).toEqual(['link', 'link', 'link']);
});

test('a wide screen does not wait for ever for fonts that do not come', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.setViewportSize(DESKTOP);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
});

test('without JavaScript a phone has the fonts too', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
  const fonts = page.waitForRequest('**/*.woff2');
  await page.goto(site.url);
  await fonts;
  await page.close();
});

for (const path of ROUTES) {
  test(`${path} stands still on a phone when its type arrives`, async ({ page }) => {
    await addUpShifts(page);
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      await expect(page.locator('[data-type]')).toHaveCount(0);
      expect(await usesOwnType(page)).toBe(true);
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      expect(await shiftOf(page)).toBe(0);
    }
  });
}

test('what was adjusted to a size of text is as it was when the reader chooses another', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await decideCookies(page);
  // A local face so wide that the heading has a line more until its own type arrives.
  await page.addInitScript(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('[data-fonts="later"] h1:not([data-type], [data-type] *) { letter-spacing: 0.2em }');
    document.adoptedStyleSheets = [wide];
  });
  await openAlive(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveAttribute('style', /max-width|min-height/);
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  await page.getByRole('button', { name: 'Increase font size' }).click();
  await expect(title).toHaveAttribute('style', '');
});

function noteRequests(page: Page): string[] {
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  return kinds;
}

async function usesOwnType(page: Page): Promise<boolean> {
  return await page.evaluate(
    () =>
      document.fonts.check('1em "Instrument Sans"') &&
      /^"?Instrument Sans/.test(getComputedStyle(document.body).fontFamily),
  );
}
