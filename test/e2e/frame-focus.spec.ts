import type { Page } from '@playwright/test';
import { openFrame } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect } from './site.ts';

const test = openedOnce(openFrame);

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Accessibility' });

test('Escape closes the topmost open layer, then the next', async ({ page }) => {
  // Each has to be open before the next, since the code of one may load faster than that of another.
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(chat(page)).toBeVisible();
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  await expect(settings(page)).toBeVisible();
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

test('closing a toast returns focus to the previous element', async ({ page }) => {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await page.getByRole('button', { name: 'Close notification' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
});
