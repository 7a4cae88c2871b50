import type { Page } from '@playwright/test';
import { decideCookies, openHydrated, scrollToY } from './frame-page.ts';
import { expect, test } from './site.ts';

const MODERN = /\/pictures\/lake-norman-.*\.(avif|webp)$/;
const ANY = /\/pictures\/lake-norman-/;
const UNAVAILABLE = 'Image not available';

/** The last card of the home page's mosaic, far below the first view. */
const frame = (page: Page) => page.locator('#neighborhoods button [data-picture]').last();
const image = (page: Page) => frame(page).locator('img');

test.beforeEach(async ({ page }) => decideCookies(page));

test('a picture is lazy: blurred once a tenth of it is within 50 px of the view, it then fades in over 0.3 s, in AVIF if the browser supports it', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(ANY, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await openHydrated(page, '/');
  await expect(image(page)).toHaveAttribute('loading', 'lazy');
  const inView = await frame(page).evaluate(async (element) => {
    await document.fonts.ready;
    const { top, height } = element.getBoundingClientRect();
    return scrollY + top + height / 10 - (innerHeight + 50);
  });
  await scrollToY(page, inView - 3);
  await expect(frame(page)).toHaveAttribute('data-picture', '');
  await scrollToY(page, inView + 3);
  await expect(frame(page)).toHaveAttribute('data-picture', 'loading');
  await expect(image(page)).toHaveCSS('filter', 'blur(12px)');

  arrived.resolve();
  await expect(frame(page)).toHaveAttribute('data-picture', 'loaded');
  const [properties, durations] = await image(page).evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    return [transitionProperty.split(', '), transitionDuration.split(', ')];
  });
  for (const property of ['filter', 'opacity'])
    expect(durations?.[properties?.indexOf(property) ?? -1], property).toBe('0.3s');
  await expect(image(page)).toHaveCSS('filter', 'none');
  expect(await sourceOf(page)).toMatch(/\.avif$/);
  await expect(frame(page).getByText(UNAVAILABLE)).toBeHidden();
});

test('a picture whose modern format fails falls back to the original; one whose original fails as well shows that it is not available', async ({
  page,
}) => {
  await page.route(MODERN, (route) => route.abort());
  await page.route(/\/pictures\/uptown-/, (route) => route.abort());
  await openHydrated(page, '/');
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-picture', 'loaded');
  expect(await sourceOf(page)).toMatch(/\.jpg$/);
  await expect(frame(page).getByText(UNAVAILABLE)).toBeHidden();

  const failed = page.locator('#neighborhoods button [data-picture]', {
    has: page.locator('img[src*="/uptown-"]'),
  });
  await failed.scrollIntoViewIfNeeded();
  await expect(failed.getByText(UNAVAILABLE)).toBeVisible();
  await expect(failed).toHaveAttribute('data-picture', 'failed');
  await expect(failed.locator('img')).toBeHidden();
});

function sourceOf(page: Page): Promise<string> {
  return image(page).evaluate((element: HTMLImageElement) => element.currentSrc);
}
