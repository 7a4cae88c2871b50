import AxeBuilder from '@axe-core/playwright';
import { DESKTOP, decideCookies, openAlive, PHONE } from './frame-page.ts';
import { addUpShifts, shiftOf } from './layout-shift.ts';
import { expect, test } from './site.ts';

/** Rounded to two places, as it is reported, a shift below this is 0.00. */
const COUNTS_AS_ZERO = 0.005;

/** The bars every page clears, as tests: accessibility, calm layout, late scripts, narrow screens. The frame has its own. */
export function holdsTheBars(path: string): void {
  for (const size of [PHONE, DESKTOP]) {
    test(`${path} has no accessibility violation at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await decideCookies(page);
      await openAlive(page, path);
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    });

    test(`${path} stays where it is at ${size.width} px when fonts and pictures come late`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await decideCookies(page);
      await addUpShifts(page, 'main');
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
      expect(await shiftOf(page)).toBeLessThan(COUNTS_AS_ZERO);
    });
  }

  test(`${path} asks for no JavaScript before it has loaded, and carries no style attribute`, async ({
    page,
    request,
  }) => {
    const early: string[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('request', (asked) => !loaded && asked.resourceType() === 'script' && early.push(asked.url()));
    await page.goto(path);
    expect(early).toEqual([]);
    expect((await (await request.get(path)).text()).match(/<[^>]+\sstyle="/g)).toBeNull();
  });

  test(`${path} never scrolls sideways`, async ({ page }) => {
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
