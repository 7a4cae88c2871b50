import type { Page } from '@playwright/test';
import { LINK } from './comparison.ts';
import { DESKTOP, decideCookies, PHONE, waitForHydration } from './frame-page.ts';
import { COUNTS_AS_ZERO, layoutShiftOf, sumLayoutShifts } from './layout-shift.ts';
import { expect, test } from './site.ts';
import { violationsOf } from './violations.ts';

// Checks for every page: accessibility, no layout shifts, late scripts, narrow screens, large text. The frame has its own tests.

const PATHS = [
  '/',
  '/contact',
  '/sell',
  '/reviews',
  '/market-insights',
  '/market-insights?tab=trends&area=noda&area=dilworth&area=southend&area=plaza-midwood',
  '/market-insights?tab=neighborhoods',
  '/neighborhoods',
  '/neighborhoods/plaza-midwood',
  '/guides/a-day-in-myers-park',
  '/compare',
  LINK,
  '/privacy-policy',
  '/no/such/house',
];

/** Starts at the narrowest window of WCAG 1.4.10. */
const WIDTHS = [320, 360, 768, 1024, 1440, 1920];

for (const path of PATHS) {
  test(`${path} does not shift when fonts and pictures load late, is accessible, and loads its JavaScript last`, async ({
    page,
  }) => {
    test.slow();
    await decideCookies(page);
    await sumLayoutShifts(page, 'main');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectNoShift(page, path);
    }
    await waitForHydration(page);
    expect(await scriptsBeforeLoad(page)).toEqual([]);
    expect(await violationsOf(page, 'main')).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await expectNoSidewaysScrollingOfLargeText(page);
  });
}

test("no page has a style attribute, an inline handler or an undefined class in the server's HTML", async ({
  request,
}) => {
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<[^>]+\sstyle="/g), path).toBeNull();
    expect(html.match(/<[^>]+\son[a-z]+="/g), path).toBeNull();
    expect(html.match(/<[^>]+\sclass="[^"]*\bundefined\b/g), path).toBeNull();
  }
});

/** Opens the page, whose fonts and pictures arrive after its first paint. */
async function expectNoShift(page: Page, path: string): Promise<void> {
  const late = Promise.withResolvers<void>();
  await page.route(/\/(fonts|pictures)\//, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => document.fonts.check('1em "Instrument Sans"'))).toBe(false);
  late.resolve();
  await page.waitForLoadState('load');
  await page.evaluate(async () => await document.fonts.ready);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0, { timeout: 15_000 });
  expect(await layoutShiftOf(page)).toBeLessThan(COUNTS_AS_ZERO);
  await page.unrouteAll({ behavior: 'wait' });
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
}

async function expectNoSidewaysScrollingOfLargeText(page: Page): Promise<void> {
  // The site's largest size, and twice the size in the browser (WCAG 1.4.4).
  for (const fontSize of ['24px', '32px']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      const found = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ width, fontSize, found }).toEqual({ width, fontSize, found: width });
    }
  }
}

/** JavaScript requested before the window's load event. */
async function scriptsBeforeLoad(page: Page): Promise<{ name: string; startTime: number }[]> {
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts.length).toBeGreaterThan(3);
  return scripts.filter(({ startTime }) => startTime < loaded);
}
