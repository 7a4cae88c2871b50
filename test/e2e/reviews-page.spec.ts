import type { Page } from '@playwright/test';
import { outbound } from '#content/navigation.ts';
import { reviews } from '#content/reviews.ts';
import { DESKTOP, decideCookies, openHydrated, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';
import { violationsOf } from './violations.ts';

/** The built-in preview (spec, section 9). */
const PREVIEW = 350;

const card = (page: Page, name: string) => page.locator('main figure', { hasText: name });

const test = openedOnce(async (page) => {
  await decideCookies(page);
  await openHydrated(page, '/reviews');
});

test('shows the seven reviews, each with its stars in words and marked as a sample', async ({ page }) => {
  await expect(page.locator('main figure')).toHaveCount(7);
  for (const { name, location, rating } of reviews) {
    await expect(card(page, name)).toContainText(`${location} · sample text`);
    const stars = card(page, name).getByRole('img');
    await expect(stars).toHaveAccessibleName(`${rating} out of 5 stars`);
    const fills = await stars
      .locator('svg')
      .evaluateAll((all) => all.map((star) => getComputedStyle(star).fill !== 'none'));
    expect(fills).toEqual([1, 2, 3, 4, 5].map((star) => star <= rating));
  }
});

test('only reviews from Google are verified', async ({ page }) => {
  for (const { name, source } of reviews) {
    await expect(card(page, name).getByText('Verified', { exact: true })).toHaveCount(
      source === 'google' ? 1 : 0,
    );
  }
});

test('shows the overall rating with its source and date', async ({ page }) => {
  const main = page.locator('main');
  await expect(main.getByText('5.0', { exact: true })).toBeVisible();
  await expect(main.getByText('Based on 559 Google Reviews')).toBeVisible();
  await expect(
    main.getByText('Google Reviews, as reported by Stone Realty Group, November 2026.'),
  ).toBeVisible();
});

test('the other button opens the reviews on Google in a new tab', async ({ page }) => {
  const link = page.locator('main').getByRole('link', { name: /^Read all reviews on Google/ });
  await expect(link).toHaveAttribute('href', outbound.googleReviews);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('a long review is truncated, expands in place and collapses again', async ({ page }) => {
  const long = reviews.find(({ content }) => content.length > PREVIEW);
  if (!long) throw new Error('No review is longer than the preview');
  const quote = card(page, long.name).locator('blockquote');
  await expect(quote).not.toContainText(long.content.slice(-30), { useInnerText: true });
  const start = (await quote.innerText()).trim().replace('…', '');
  expect(start.length).toBeLessThanOrEqual(PREVIEW);
  const withNextWord = long.content.match(new RegExp(`^.{${start.length}}\\W*\\w+`))?.[0] ?? '';
  expect(withNextWord.length).toBeGreaterThan(PREVIEW);
  await card(page, long.name).getByRole('button', { name: 'Read More' }).click();
  await expect(quote).toHaveText(long.content);
  await card(page, long.name).getByRole('button', { name: 'Read Less' }).click();
  await expect(quote).not.toContainText(long.content.slice(-30), { useInnerText: true });
});

test('every review is printed in full', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { name, content } of reviews)
    await expect(card(page, name).locator('blockquote')).toHaveText(content, { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
});

test('axe finds nothing on a phone and on a laptop with a review opened', async ({ page }) => {
  await page.getByRole('button', { name: 'Read More' }).first().click();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // every-page.spec.ts checks the rest of the page.
    expect(await violationsOf(page, 'main figure:has([aria-expanded="true"])')).toEqual([]);
  }
  await page.getByRole('button', { name: 'Read Less' }).click();
});

onTheSite('one button scrolls to the contact form, which works here', async ({ page }) => {
  await decideCookies(page);
  await openHydrated(page, '/reviews');
  await page.getByRole('link', { name: 'Start a conversation' }).click();
  await expect(page).toHaveURL('/reviews#contact');
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
  const form = page.locator('#contact');
  await form.getByLabel('First name').fill('Jordan');
  await form.getByLabel('Last name').fill('Reyes');
  await form.getByLabel('Email').fill('reviews@example.com');
  await form.getByLabel('I am interested in').selectOption('exploring');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
});

onTheSite.describe('without JavaScript', () => {
  onTheSite.use({ javaScriptEnabled: false });

  onTheSite('every review can be read in full', async ({ page }) => {
    await page.goto('/reviews');
    for (const { name, content } of reviews) {
      const shown = await card(page, name).locator('blockquote').innerText();
      expect(shown.replace('…', '')).toBe(content);
    }
    await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
  });
});
