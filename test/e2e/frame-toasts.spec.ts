import type { Page } from '@playwright/test';
import { decideCookies, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

// These tests trigger toasts with a form: an empty one shows a warning for 4 s, a failed one an error for 6 s.

test.beforeEach(async ({ page }) => decideCookies(page));

test('the toast region is in the server’s HTML, so that the first toast is announced', async ({
  request,
}) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/<section[^>]+role="status"[^>]+aria-live="polite"[^>]+aria-label="Notifications"/);
});

test('a toast disappears after its duration; its timer is paused while it is hovered or has the focus', async ({
  page,
}) => {
  const cross = page.getByRole('button', { name: 'Close notification' });
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.mouse.move(10, 500);
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('a toast disappears after its duration', async () => {
    await showWarning(page);
    await page.clock.runFor(3_900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
  });
  await test.step('its timer is paused while it is hovered', async () => {
    await showWarning(page);
    await page.clock.runFor(3_000);
    await toast(page).hover();
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(10, 500);
    await page.clock.runFor(900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
  });
  await test.step('its timer is paused while focus is inside, and its close button closes it', async () => {
    await showWarning(page);
    await cross.focus();
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeHidden();
  });
  await test.step('with focus inside it stays when the pointer leaves, and its timer does not run twice', async () => {
    await showWarning(page);
    await page.clock.runFor(1_000);
    await toast(page).hover();
    await cross.focus();
    await page.mouse.move(10, 500);
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await cross.blur();
    await page.clock.runFor(2_900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
  });
});

test('an error stays 6 s; the earlier information disappears after 2 s; the newest is last', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/leads', (route) => route.abort());
  await openHydrated(page, '/contact');
  await fillIn(page);
  await page.getByRole('combobox', { name: 'I am interested in' }).selectOption('buying');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send Message', exact: true }).click();
  await expect(page.locator('[data-toast]')).toHaveText([/^Sending your message/, /^Submission Error/]);
  await page.clock.runFor(1_900);
  await expect(page.locator('[data-toast]')).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(page.locator('[data-toast]')).toHaveText([/^Submission Error/]);
  await page.clock.runFor(3_800);
  await expect(page.locator('[data-toast="error"]')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
}

/** Sends the blank form. */
async function showWarning(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
}

function toast(page: Page) {
  return page.locator('[data-toast="warning"]');
}
