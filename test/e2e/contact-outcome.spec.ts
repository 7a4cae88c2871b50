import type { Locator, Page } from '@playwright/test';
import { fillIn } from './contact-form.ts';
import { overlap } from './frame-page.ts';
import { toast } from './lead-form.ts';
import { expect, test } from './site.ts';

const PHONE = '(704) 555-0142';

/** Whether a toast covers a part of the page. */
async function isCovered(page: Page, part: Locator): Promise<boolean> {
  const toasts = await page.locator('[data-toast]').all();
  const overlaps = await Promise.all(toasts.map((one) => overlap(one, part)));
  return overlaps.includes(true);
}

test('while a message is being sent the fields cannot be edited; a failure keeps the input, shows the phone number, and can be resent from the result', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  let isAway = true;
  await page.route('**/api/leads', async (route) => {
    await answered.promise;
    await (isAway ? route.abort() : route.continue());
  });
  await page.goto('/contact');
  await fillIn(page, 'meanwhile@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call.');
  await test.step('while it is being sent', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled();
    await expect(toast(page, 'info')).toContainText('Sending your message...');
    await expect(toast(page, 'info')).toContainText('Please wait while I process your request.');
    for (const field of [
      page.getByLabel('Phone'),
      page.getByLabel('I am interested in'),
      page.getByRole('checkbox'),
    ])
      await expect(field).toBeDisabled();
  });
  answered.resolve();
  const note = page.getByRole('group').filter({ hasText: 'Your message was not sent.' });
  await test.step('the failure is announced once, by focus and not by a live region', async () => {
    await expect(note).toBeFocused();
    await expect(toast(page, 'error')).toBeVisible();
    const live = await page.evaluate(() =>
      ['[data-toast="error"]', ':focus'].map((part) => {
        const region = document.querySelector(part)?.closest('[aria-live], [role=alert], [role=status]');
        return region !== null && region?.getAttribute('aria-live') !== 'off';
      }),
    );
    expect(live).toEqual([false, false]);
  });
  await expect(toast(page, 'error')).toContainText('Submission Error');
  await expect(toast(page, 'error')).toContainText(
    `Failed to send message. Please try again or call me directly at ${PHONE}`,
  );
  await expect(note).toContainText(PHONE);
  await page.getByLabel('Phone').fill('(704) 555-0100');
  await expect(page.getByLabel('Email')).toHaveValue('meanwhile@example.com');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call.');

  await test.step('on a phone the result is in view, and no toast covers it', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(note).toBeFocused();
    await expect(toast(page, 'error')).toBeVisible();
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await isCovered(page, note.getByText('Your message was not sent.'))).toBe(false);
    isAway = false;
    await note.getByRole('button', { name: 'Try again' }).click();
    const thanks = page.getByRole('group').filter({ hasText: 'Message sent' });
    await expect(toast(page, 'success')).toBeVisible();
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await expect(thanks).toBeFocused();
    expect(await isCovered(page, thanks.getByText('Message sent'))).toBe(false);
  });
});

test('after too many messages the form asks to wait, a dead connection times out, and both keep the input', async ({
  page,
}) => {
  // Half a minute at a hundred times the speed.
  await page.addInitScript(() => {
    const wait = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => wait.call(AbortSignal, ms / 100);
  });
  await page.route('**/api/leads', () => {}); // never responds
  await page.route('**/api/leads', (route) => route.fulfill({ status: 429, body: '{}' }), { times: 1 });
  await page.goto('/contact');
  await fillIn(page, 'eager@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const note = page.getByRole('group').filter({ hasText: 'That was a lot of messages in a short time.' });
  await expect(note).toContainText(`Please wait a few minutes, or call me directly at ${PHONE}.`);
  await expect(page.getByLabel('Email')).toHaveValue('eager@example.com');
  await test.step('a dead connection', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('group').filter({ hasText: 'Your message was not sent.' })).toBeVisible();
    await expect(toast(page, 'error')).toContainText('Submission Error');
    await expect(page.getByLabel('Email')).toHaveValue('eager@example.com');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});
