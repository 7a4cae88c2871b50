import type { Page } from '@playwright/test';
import { hydrated } from './contact-form.ts';
import { PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';

/** Opens a page whose code arrives later. @returns a function that lets it hydrate and waits for it */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const go = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await go.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    go.resolve();
    await hydrated(page);
  };
}

/** Opens the server's answer to a form that was posted without JavaScript and lacks the first name. */
async function openRejected(page: Page): Promise<() => Promise<void>> {
  const form = { firstName: '   ', lastName: 'Reyes', email: 'answered@example.com', interest: 'selling' };
  const answer = await page.request.post('/contact', { form: { ...form, message: 'Please call.' } });
  const body = await answer.text();
  await page.route('**/contact', (route) => route.fulfill({ status: 422, contentType: 'text/html', body }));
  return await openUnhydrated(page, '/contact#contact-form');
}

test('corrections in a rejected form before hydration are kept, and so is the focus', async ({ page }) => {
  const comeAlive = await openRejected(page);
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call after six.');
  await page.getByLabel('First name').fill('Jordan');
  const top = await page.evaluate(() => scrollY);
  await comeAlive();
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call after six.');
});

test('an untouched rejected form takes the focus on hydration', async ({ page }) => {
  const comeAlive = await openRejected(page);
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await comeAlive();
  await expect(page.locator(':focus')).toContainText('Missing Information.');
});

test('hydration does not move a visitor who has scrolled past the note to a field', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const comeAlive = await openRejected(page);
  const note = page.getByText('Missing Information.').first();
  await expect(note).toBeVisible();
  await page.getByText('Enter your first name.').evaluate((element) => element.scrollIntoView());
  await page.mouse.wheel(0, 200);
  await expect(note).not.toBeInViewport();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const top = await page.evaluate(() => scrollY);
  await comeAlive();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.locator('body')).toBeFocused();
});

test('the thank-you is not shown again after a reload', async ({ page }) => {
  const comeAlive = await openUnhydrated(page, '/contact?sent=yes#contact-form');
  await expect(page.getByText('Message sent')).toBeVisible();
  await comeAlive();
  await expect(page).toHaveURL('/contact#contact-form');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(page.getByText('Message sent')).toHaveCount(0);
});
