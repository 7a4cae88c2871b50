import { menuButton, menuList, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

/** A laptop's window of 1536 by 730 px at 200 % zoom (WCAG 1.4.4). */
test.use({ viewport: { width: 768, height: 365 } });

test('in a low window the focused link of the menu is visible, down to the last', async ({ page }) => {
  await openHydrated(page, '/contact');
  await menuButton(page).press('Enter');
  for (const link of await menuList(page).getByRole('link').all()) {
    if (!(await link.isVisible())) continue;
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
});

test('in a low window with the cookie banner the chat has room for an answer', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  expect((await log.boundingBox())?.height).toBeGreaterThan(140);
  const dialog = page.getByRole('dialog');
  for (const part of [dialog.getByRole('button', { name: 'Close chat' }), dialog.getByRole('textbox')])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('in a low window with the cookie banner the display settings have room', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Accessibility' });
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(240);
  await dialog.getByRole('button', { name: 'Reset All Settings' }).focus();
  await expect(dialog.getByRole('button', { name: 'Reset All Settings' })).toBeInViewport({ ratio: 1 });
});
