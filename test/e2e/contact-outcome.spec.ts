import type { Locator, Page } from '@playwright/test';
import { fillIn, hydrated } from './contact-form.ts';
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

test('after a message is sent the form is blank and the phone number is beside the thank-you', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page, 'blank@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('group').filter({ hasText: 'Message sent' });
  await expect(thanks).toContainText(PHONE);
  for (const label of ['First name', 'Last name', 'Email', 'I am interested in']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('while a message is being sent the button says so, and the fields cannot be edited', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await answered.promise;
    await route.abort();
  });
  await page.goto('/contact');
  await fillIn(page, 'meanwhile@example.com');
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
  answered.resolve();
  await expect(page.getByRole('group').filter({ hasText: 'Your message was not sent.' })).toBeFocused();
  await page.getByLabel('Phone').fill('(704) 555-0100');
  await expect(page.getByLabel('Email')).toHaveValue('meanwhile@example.com');
});

test('a dead connection times out, and the input is kept', async ({ page }) => {
  // Half a minute at a hundred times the speed.
  await page.addInitScript(() => {
    const wait = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => wait.call(AbortSignal, ms / 100);
  });
  await page.route('**/api/leads', () => {});
  await page.goto('/contact');
  await fillIn(page, 'dead-line@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'error')).toContainText('Submission Error');
  await expect(page.getByLabel('Email')).toHaveValue('dead-line@example.com');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('the summary above the form takes focus, names the four required fields and leads to each', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.locator(':focus');
  await expect(summary).toContainText('Missing Information.');
  await expect(summary.getByRole('link')).toHaveText([
    'First name',
    'Last name',
    'Email',
    'I am interested in',
  ]);
  await summary.getByRole('link', { name: 'Last name' }).click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused();
});

test('a failure keeps the input and shows the phone number', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page, 'failed@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'error')).toContainText('Submission Error');
  await expect(toast(page, 'error')).toContainText(
    `Failed to send message. Please try again or call me directly at ${PHONE}`,
  );
  await expect(page.getByRole('group').filter({ hasText: 'Your message was not sent.' })).toContainText(
    PHONE,
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call.');
});

test('after too many messages the form asks to wait, and keeps the input', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 429, body: '{}' }));
  await page.goto('/contact');
  await fillIn(page, 'eager@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const note = page.getByRole('group').filter({ hasText: 'That was a lot of messages in a short time.' });
  await expect(note).toContainText(`Please wait a few minutes, or call me directly at ${PHONE}.`);
  await expect(page.getByLabel('Email')).toHaveValue('eager@example.com');
});

test('a field that only the server rejects is named and explained like any other', async ({ page }) => {
  const errors = [{ field: 'email', message: 'Enter an email address like name@example.com.' }];
  await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: { errors } }));
  await page.goto('/contact');
  await fillIn(page, 'refused@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator(':focus').getByRole('link')).toHaveText(['Email']);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    errors[0]?.message ?? '',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('refused@example.com');
});

test('on a phone the result is in view, and a failed message can be resent from there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let isAway = true;
  await page.route('**/api/leads', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/contact');
  await fillIn(page, 'phone@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const failure = page.getByRole('group').filter({ hasText: 'Your message was not sent.' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(failure).toBeFocused();
  isAway = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  const thanks = page.getByRole('group').filter({ hasText: 'Message sent' });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(thanks).toBeFocused();
});

test('on a phone no toast covers the result', async ({ page }) => {
  let isAway = true;
  await page.route('**/api/leads', (route) => (isAway ? route.abort() : route.continue()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await fillIn(page, 'covered@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const failure = page.getByText('Your message was not sent.');
  await expect(toast(page, 'error')).toBeVisible();
  await expect(failure).toBeInViewport();
  expect(await isCovered(page, failure)).toBe(false);
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const thanks = page.getByText('Message sent');
  await expect(toast(page, 'success')).toBeVisible();
  await expect(thanks).toBeInViewport();
  expect(await isCovered(page, thanks)).toBe(false);
});
