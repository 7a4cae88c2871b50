import type { Page } from '@playwright/test';
import { DESKTOP, decideCookies, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Accessibility' });

test('Escape closes the topmost open layer, then the next', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await decideCookies(page);
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).press('Enter');
  const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
  await expect(preferences).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preferences).toBeHidden();
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
});

test('after closing the cookie banner the focus is on the page', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Necessary Only' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after saving cookie preferences the focus is on the page', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Customize' }).press('Enter');
  await page.getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('closing a toast returns focus to the previous element', async ({ page }) => {
  await decideCookies(page);
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await page.getByRole('button', { name: 'Close notification' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
});

test('a stepper keeps the focus at its limit', async ({ page }) => {
  await decideCookies(page);
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  const larger = page.getByRole('button', { name: 'Increase cursor size' });
  for (let step = 0; step < 5; step += 1) await larger.press('Enter');
  await expect(settings(page).getByText('200%')).toBeVisible();
  await expect(larger).toBeDisabled();
  await expect(larger).toBeFocused();
});

test('a form failure is announced once, by focus and not by a live region', async ({ page }) => {
  await decideCookies(page);
  await page.route('**/api/leads', (route) => route.abort());
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('combobox', { name: 'I am interested in' }).selectOption('buying');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const note = page.getByRole('group').filter({ hasText: 'Your message was not sent.' });
  await expect(note).toBeFocused();
  const failed = page.locator('[data-toast="error"]');
  await expect(failed).toBeVisible();
  const live = await page.evaluate(() =>
    ['[data-toast="error"]', ':focus'].map((part) => {
      const region = document.querySelector(part)?.closest('[aria-live], [role=alert], [role=status]');
      return region !== null && region?.getAttribute('aria-live') !== 'off';
    }),
  );
  expect(live).toEqual([false, false]);
});
