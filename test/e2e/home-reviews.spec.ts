import type { Page } from '@playwright/test';
import { outbound } from '#content/navigation.ts';
import { homeReviews } from '#content/reviews.ts';
import { DESKTOP, decideCookies, openHydrated, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect } from './site.ts';

const section = (page: Page) => page.locator('#testimonials');
const quotes = (page: Page) => section(page).locator('blockquote:visible');
const authors = (page: Page) => section(page).locator('figcaption b:visible');
const names = (...ids: number[]) => ids.map((id) => homeReviews[id]?.name ?? '');

const test = openedOnce(
  async (page) => {
    await decideCookies(page);
    await openHydrated(page, '/');
  },
  async (page) => {
    for (const less of await section(page).getByRole('button', { name: 'Read Less' }).all())
      await less.click();
    await section(page).getByRole('button', { name: 'Page 1' }).click();
    await expect(authors(page)).toHaveText(names(0, 1, 2));
  },
);

test('links to the Google reviews in a new tab', async ({ page }) => {
  const link = section(page).getByRole('link', { name: '5.0/5 Based on 559 Google Reviews' });
  await expect(link).toContainText('5.0/5 Based on 559 Google Reviews');
  await expect(link).toHaveAttribute('href', outbound.googleReviews);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('shows three at a time and wraps around in both directions', async ({ page }) => {
  const next = section(page).getByRole('button', { name: 'Next testimonials' });
  const previous = section(page).getByRole('button', { name: 'Previous testimonials' });
  await expect(authors(page)).toHaveText(names(0, 1, 2));
  await next.click();
  await expect(authors(page)).toHaveText(names(3, 4, 5));
  await next.click();
  await expect(authors(page)).toHaveText(names(6));
  await next.click();
  await expect(authors(page)).toHaveText(names(0, 1, 2));
  await previous.click();
  await expect(authors(page)).toHaveText(names(6));
});

test('a dot leads to its page and marks the current one', async ({ page }) => {
  const dots = section(page).getByRole('button', { name: /^Page \d$/ });
  await expect(dots).toHaveCount(3);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await dots.nth(2).click();
  await expect(authors(page)).toHaveText(names(6));
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(dots.first()).not.toHaveAttribute('aria-current', 'true');
});

test('the dots of many pages fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dots = section(page).getByRole('button', { name: /^Page \d$/ });
  await dots.first().evaluate((dot) => dot.after(...Array.from({ length: 5 }, () => dot.cloneNode(true))));
  await expect(dots).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (let clone = 0; clone < 5; clone += 1) await dots.nth(1).evaluate((dot) => dot.remove());
});

test('truncates a long text to at most 120 characters and an ellipsis; Read More and Read Less toggle it', async ({
  page,
}) => {
  const full = homeReviews[1]?.content ?? '';
  const quote = quotes(page).nth(1);
  const card = section(page).locator('figure:visible').nth(1);
  const cut = (await quote.innerText()).trim();
  expect(cut.endsWith('…')).toBe(true);
  expect(cut.length - 1).toBeLessThanOrEqual(120);
  const withNextWord = full.match(new RegExp(`^.{${cut.length - 1}}\\W*\\w+`))?.[0] ?? '';
  expect(withNextWord.length).toBeGreaterThan(120);
  expect(full.startsWith(cut.slice(0, -1))).toBe(true);
  await card.getByRole('button', { name: 'Read More' }).click();
  await expect(quote).toHaveText(full);
  await card.getByRole('button', { name: 'Read Less' }).click();
  await expect(quote).toHaveText(cut, { useInnerText: true });
});

test('shows a text of at most 120 characters in full, without a toggle', async ({ page }) => {
  const card = section(page).locator('figure:visible').nth(2);
  await expect(card.locator('blockquote')).toHaveText(homeReviews[2]?.content ?? '');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('an expanded text of more than 500 characters scrolls in an area reachable by keyboard', async ({
  page,
}) => {
  await section(page).getByRole('button', { name: 'Next testimonials' }).click();
  await section(page).locator('figure:visible').first().getByRole('button', { name: 'Read More' }).click();
  const area = section(page).getByRole('region', { name: /Jo and Sam K/ });
  await expect(area).toHaveAttribute('tabindex', '0');
  expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await area.focus();
  await page.keyboard.press('End');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('an expanded text of at most 500 characters has no scroll area', async ({ page }) => {
  await section(page).locator('figure:visible').nth(1).getByRole('button', { name: 'Read More' }).click();
  await expect(section(page).locator('[tabindex="0"]')).toHaveCount(0);
});

test('every sample is marked as one', async ({ page }) => {
  await expect(section(page).locator('figcaption:visible', { hasText: 'sample text' })).toHaveCount(3);
});

test('three are stacked on a phone and side by side on a desktop', async ({ page }) => {
  const tops = () =>
    quotes(page).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toBe(3);
});

test('changing pages moves nothing below, and the only review on the last page stays in view', async ({
  page,
}) => {
  const next = section(page).getByRole('button', { name: 'Next testimonials' });
  for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(size);
    await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    const before = await next.boundingBox();
    for (const last of [false, true]) {
      await next.click();
      expect(await next.boundingBox()).toEqual(before);
      if (last) await expect(quotes(page)).toBeInViewport({ ratio: 1 });
    }
    await next.click();
  }
});
