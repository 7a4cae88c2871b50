import { decideCookies } from './frame-page.ts';
import { addUpShifts, shiftOf } from './layout-shift.ts';
import { expect, test } from './site.ts';

/** A fallback font never fits to the pixel. */
const COUNTS_AS_ZERO = 0.002;

for (const path of ['/sell', '/reviews']) {
  test(`${path} asks for no script before it has loaded`, async ({ page }) => {
    let loaded = false;
    const early: string[] = [];
    const late: string[] = [];
    page.on('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') (loaded ? late : early).push(request.url());
    });
    await page.goto(path);
    await expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0);
    expect(early).toEqual([]);
    expect(late.length).toBeGreaterThan(0);
  });

  for (const width of [360, 1440]) {
    test(`${path} holds still while fonts and pictures come late at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await decideCookies(page);
      await addUpShifts(page);
      const held: (() => void)[] = [];
      for (const files of ['**/fonts/*', '**/pictures/*']) {
        await page.route(files, async (route) => {
          await new Promise<void>((resolve) => held.push(resolve));
          await route.continue();
        });
      }
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const go of held) go();
      await page.evaluate(async () => await document.fonts.ready);
      await expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0, { timeout: 15_000 });
      expect(await shiftOf(page)).toBeLessThan(COUNTS_AS_ZERO);
    });
  }

  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    test(`${path} does not run out sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test(`${path} has no style attribute in its HTML`, async ({ request }) => {
    expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+\sstyle="/);
  });
}
