import type { Page } from '@playwright/test';
import { expect, test } from './desk-site.ts';

// Files of a page that a service worker controls cannot be routed.
test.use({ serviceWorkers: 'block' });

const said = (page: Page) => page.getByText('This did not load.');

test('an editor of rich text that does not come says so in its place, and comes with the page', async ({
  page,
}) => {
  await page.route('**/article-field-*.js', (route) => route.abort());
  await page.goto('/desk/content/guides/living-along-the-light-rail');
  await expect(said(page)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await page.unroute('**/article-field-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[contenteditable]')).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test('what is done with several leads says so below their list when it does not come', async ({ page }) => {
  await page.route('**/chosen-bar-*.js', (route) => route.abort());
  await page.goto('/desk/leads');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await expect(said(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test('a sheet of keys that does not come leaves the page as it is, and is fetched at the next press', async ({
  page,
}) => {
  await page.route('**/key-sheet-*.js', (route) => route.abort());
  await page.goto('/desk/leads');
  const heading = page.getByRole('heading', { level: 1, name: 'Leads' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('?');
  await expect(said(page)).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unroute('**/key-sheet-*.js');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});
