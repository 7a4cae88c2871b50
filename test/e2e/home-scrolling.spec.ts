import type { Page } from '@playwright/test';
import { hero } from '#content/home.ts';
import { waitForHydration } from './frame-page.ts';
import { holdTimers } from './held-timers.ts';
import { expect, test } from './site.ts';

const OFFSET_PX = 80;

function topOf(page: Page, id: string) {
  return page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

async function removeAnchors(page: Page, ids: string[]) {
  await page.evaluate((names) => {
    for (const name of names) document.getElementById(name)?.removeAttribute('id');
  }, ids);
}

/** Records the page's scroll calls and executes them. */
async function recordScrolls(page: Page) {
  await page.addInitScript(() => {
    const original = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    Reflect.set(window, 'behaviors', []);
    window.scrollTo = ((options: ScrollToOptions) => {
      Reflect.get(window, 'behaviors').push(options.behavior);
      original(options);
    }) as typeof window.scrollTo;
  });
}

const arrow = (page: Page) => page.getByRole('link', { name: hero.scrollDown });

test('the arrow bounces for less than five seconds, off the main thread; it scrolls smoothly to the neighborhoods, 80 px below the top, moves the focus and updates the URL', async ({
  page,
}) => {
  await recordScrolls(page);
  await page.goto('/');
  const bounce = await arrow(page).evaluate((link) => {
    const [animation] = link.getAnimations({ subtree: true });
    const timing = animation?.effect?.getComputedTiming();
    return {
      moved: (animation?.effect as KeyframeEffect | null)?.target?.localName,
      ms: timing?.activeDuration,
    };
  });
  expect(bounce.moved).toBe('span');
  expect(bounce.ms).toBeGreaterThan(0);
  expect(bounce.ms).toBeLessThan(5_000);
  await arrow(page).press('Enter');
  await expect.poll(() => topOf(page, 'neighborhoods')).toBe(OFFSET_PX);
  expect(await page.evaluate(() => Reflect.get(window, 'behaviors'))).toEqual(['smooth']);
  await expect(page).toHaveURL(/#neighborhoods$/);
  await expect(page.locator('#neighborhoods')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('with reduced motion the arrow jumps: to the neighborhoods, else about, else the market, else by one window height; a failure is only logged', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordScrolls(page);
  await page.goto('/');
  await arrow(page).click();
  await expect.poll(() => topOf(page, 'neighborhoods')).toBe(OFFSET_PX);
  expect(await page.evaluate(() => Reflect.get(window, 'behaviors'))).toEqual(['instant']);
  const again = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await arrow(page).click();
  };
  await removeAnchors(page, ['neighborhoods']);
  await again();
  await expect.poll(() => topOf(page, 'about')).toBe(OFFSET_PX);
  await removeAnchors(page, ['about']);
  await again();
  await expect.poll(() => topOf(page, 'market-insights')).toBe(OFFSET_PX);
  await removeAnchors(page, ['market-insights']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await arrow(page).dispatchEvent('click');
  const height = page.viewportSize()?.height;
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(height);
  await test.step('a scroll that fails is logged and nothing more', async () => {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('Scrolling fails');
      };
    });
    await arrow(page).dispatchEvent('click');
    expect((await warned).text()).toContain('Scrolling fails');
  });
});

for (const [section, delay] of [
  ['about', 100],
  ['contact', 1_000],
] as const) {
  test(`the page opened at #${section} scrolls there after ${delay} ms`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const timers = await holdTimers(page, delay);
    await page.goto(`/#${section}`);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(timers.count).toBe(1);
    await timers.run();
    await expect.poll(() => topOf(page, section)).toBe(OFFSET_PX);
  });
}

test('a visitor who scrolls on from the anchor at once is not scrolled back, also after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const timers = await holdTimers(page, 100);
  await page.goto('/#about');
  await waitForHydration(page);
  // A font swap moves the sections.
  await page.evaluate(() => document.fonts.ready);
  const arrived = await topOf(page, 'about');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => topOf(page, 'about')).toBe(arrived - 300);
  expect(await timers.count()).toBe(1);
  await timers.run();
  expect(await topOf(page, 'about')).toBe(arrived - 300);
  await page.reload();
  await expect.poll(() => topOf(page, 'about')).toBe(arrived - 300);
  await waitForHydration(page);
  await timers.run();
  expect(await topOf(page, 'about')).toBe(arrived - 300);
});

test('the page opened at another anchor stays there', async ({ page }) => {
  const timers = await holdTimers(page, 100, 1_000);
  await page.goto('/#testimonials');
  expect(await timers.count()).toBe(0);
});
