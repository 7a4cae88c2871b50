import type { Page } from '@playwright/test';
import { hero } from '#content/home.ts';
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

/** What the page asks the browser to do, besides doing it. */
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

test('the arrow bounces for less than five seconds, and not on the thread of the page', async ({ page }) => {
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
});

test('the arrow scrolls smoothly to the neighborhoods, 80 px below the top', async ({ page }) => {
  await recordScrolls(page);
  await page.goto('/');
  await arrow(page).click();
  await expect.poll(() => topOf(page, 'neighborhoods')).toBe(OFFSET_PX);
  expect(await page.evaluate(() => Reflect.get(window, 'behaviors'))).toEqual(['smooth']);
});

test('with less motion asked for, the arrow jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordScrolls(page);
  await page.goto('/');
  await arrow(page).click();
  await expect.poll(() => topOf(page, 'neighborhoods')).toBe(OFFSET_PX);
  expect(await page.evaluate(() => Reflect.get(window, 'behaviors'))).toEqual(['instant']);
});

test('without neighborhoods the arrow takes about, then the market, then one window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
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
});

test('where the arrow led it stays when the header comes alive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const timers = await holdTimers(page, 100);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await removeAnchors(page, ['neighborhoods']);
  await arrow(page).click();
  await expect.poll(() => topOf(page, 'about')).toBe(OFFSET_PX);
  release();
  await expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0);
  await timers.run();
  expect(await topOf(page, 'about')).toBe(OFFSET_PX);
});

test('a scroll that fails is logged and nothing more', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/');
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('no scrolling today');
    };
  });
  await arrow(page).dispatchEvent('click');
  await expect.poll(() => warnings.join()).toContain('no scrolling today');
});

test('the page opened at #contact scrolls to the contact section after one second', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const timers = await holdTimers(page, 1_000);
  await page.goto('/#contact');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await timers.count()).toBe(1);
  await timers.run();
  await expect.poll(() => topOf(page, 'contact')).toBe(OFFSET_PX);
});

test('the page opened at another anchor stays there', async ({ page }) => {
  const timers = await holdTimers(page, 1_000);
  await page.goto('/#testimonials');
  expect(await timers.count()).toBe(0);
});
