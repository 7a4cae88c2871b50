import { menuButton, menuList, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

/** A laptop's window of 1536 by 730 px at 200 % zoom (WCAG 1.4.4). */
test.use({ viewport: { width: 768, height: 365 } });

test('in a low window the menu scrolls with the focus, and chat and display settings have room beside the banner', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await menuButton(page).press('Enter');
  await expect(menuList(page)).toBeVisible();
  const links = await menuList(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  expect((await log.boundingBox())?.height).toBeGreaterThan(140);
  const chat = page.getByRole('dialog', { name: 'Chat with' });
  for (const part of [chat.getByRole('button', { name: 'Close chat' }), chat.getByRole('textbox')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Accessibility' });
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(240);
  await dialog.getByRole('button', { name: 'Reset All Settings' }).focus();
  await expect(dialog.getByRole('button', { name: 'Reset All Settings' })).toBeInViewport({ ratio: 1 });
});
