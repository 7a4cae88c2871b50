import { expect, type Page } from '@playwright/test';
import { MIN_FORM_MS, TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { test } from './mailed-site.ts';

async function fill(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(`${lastName}@example.com`);
  await page.getByLabel('I am interested in').selectOption('buying');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('a person is not marked, and the form is sent with its token', async ({ page, mail }) => {
  await page.clock.install();
  const token = page.waitForResponse('**/api/form-token');
  await page.goto('/contact');
  const issued = ((await (await token).json()) as { token: string }).token;
  await fill(page, 'typing');
  await page.clock.fastForward(MIN_FORM_MS);
  const posted = page.waitForRequest('**/api/leads');
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({ formToken: issued, [TRAP_FIELD]: '' });
  await expect
    .poll(() => mail.mails.map(({ subject }) => subject))
    .toContain('New lead: Jordan typing, Buying a home');
});

test('a person without JavaScript is not marked', async ({ browser, mail, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contact');
  await fill(page, 'plain');
  await send(page);
  await expect(page.getByText('Thank you for reaching out!').first()).toBeVisible();
  await expect
    .poll(() => mail.mails.map(({ subject }) => subject))
    .toContain('New lead: Jordan plain, Buying a home');
  await context.close();
});

test('a bot that fills in every field is thanked like everybody, and marked', async ({ page, mail }) => {
  await page.clock.install();
  await page.goto('/contact');
  await fill(page, 'filler');
  const traps = page.locator(`[name=${TRAP_FIELD}]`);
  for (const trap of await traps.all()) await trap.evaluate((field: HTMLInputElement) => (field.value = 'x'));
  // Slowly, since haste alone would mark it too.
  await page.clock.fastForward(MIN_FORM_MS);
  await send(page);
  await expect(page.getByText('Thank you for reaching out!').first()).toBeVisible();
  await expect
    .poll(() => mail.mails.map(({ subject }) => subject))
    .toContain('Possible spam? New lead: Jordan filler, Buying a home');
});

test('the honeypot field is hidden from sight, keyboard and screen readers', async ({ page }) => {
  await page.goto('/contact');
  const trap = page.locator(`[name=${TRAP_FIELD}]`).first();
  await expect(trap).not.toBeInViewport();
  await expect(page.locator('form').first()).not.toMatchAriaSnapshot('- textbox "Leave this empty"');
  await page.getByLabel('First name').focus();
  for (let step = 0; step < 12; step += 1) {
    expect(await trap.evaluate((field) => field === document.activeElement)).toBe(false);
    await page.keyboard.press('Tab');
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
