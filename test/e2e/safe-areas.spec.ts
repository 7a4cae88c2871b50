import type { Page } from '@playwright/test';
import { decideCookies, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

/** A phone with a notch in landscape orientation: the widths of its unsafe sides in CSS pixels. */
const NOTCH_PX = 59;
/** The height of the bar at its bottom. */
const INDICATOR_PX = 21;
const SIZE = { width: 852, height: 393 };

async function openBesideNotch(page: Page): Promise<void> {
  await page.setViewportSize(SIZE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: NOTCH_PX, right: NOTCH_PX, bottom: INDICATOR_PX },
  });
  await decideCookies(page);
  await openHydrated(page, '/contact');
}

test('in landscape orientation text, buttons, chat and display settings are beside a notch, above the home indicator', async ({
  page,
}) => {
  await openBesideNotch(page);
  const chat = page.getByRole('button', { name: 'Open chat' });
  const parts = [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('banner').getByRole('link', { name: 'Contact' }),
    page.getByRole('button', { name: 'Accessibility settings' }),
    chat,
  ];
  for (const part of parts) {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    expect(x, String(part)).toBeGreaterThanOrEqual(NOTCH_PX);
    expect(x + width, String(part)).toBeLessThanOrEqual(SIZE.width - NOTCH_PX);
  }
  await chat.click();
  const field = await page.getByRole('dialog').getByRole('textbox', { name: 'Message' }).boundingBox();
  expect(field?.x).toBeGreaterThanOrEqual(NOTCH_PX);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Accessibility' });
  expect((await dialog.boundingBox())?.x).toBeGreaterThanOrEqual(NOTCH_PX);
  const reset = dialog.getByRole('button', { name: 'Reset All Settings' });
  await reset.focus();
  const { y = 0, height = 0 } = (await reset.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(SIZE.height - INDICATOR_PX);
});
