import type { Page } from '@playwright/test';
import { decideCookies, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

/** A page that stayed open over a deploy: the chat's code is gone until the page is opened again. */
async function openBeforeDeploy(page: Page, path: string): Promise<void> {
  await decideCookies(page);
  await page.addInitScript(() => {
    addEventListener('astro:hydration-error', (event) => event.preventDefault());
  });
  await page.route('**/_astro/chat-widget*', (route) => route.abort());
  await openHydrated(page, path);
}

test('a chat whose code is gone says so, with the phone number and a way on, until its code loads after all', async ({
  page,
}) => {
  await openBeforeDeploy(page, '/contact');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '(704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
  await test.step('it is next in the tab order and closes like a toast', async () => {
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
  });
  await test.step('it goes away when the code loads after all', async () => {
    const open = page.getByRole('button', { name: 'Open chat' });
    await open.click();
    await expect(notice).toBeVisible();
    await page.unroute('**/_astro/chat-widget*');
    await open.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Chat with' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test('opening the page again for the chat keeps what was typed into the page and the chat', async ({
  page,
}) => {
  await decideCookies(page);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is there a garage');
  await openBeforeDeploy(page, '/contact');
  await page.getByLabel('First name').fill('Jordan');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a new tab' }).click();
  const fresh = await opened;
  await fresh.getByRole('button', { name: 'Open chat' }).click();
  const chat = fresh.getByRole('dialog', { name: 'Chat with' });
  await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there a garage');
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
});
