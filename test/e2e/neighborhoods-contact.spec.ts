import type { Page } from '@playwright/test';
import { hydrated } from './contact-form.ts';
import { decideCookies } from './frame-page.ts';
import { expect, test } from './site.ts';

const interest = (page: Page) => page.getByLabel('I am interested in');
const places = (page: Page) => page.getByLabel('Neighborhoods');
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('the call button dials', async ({ page }) => {
  await page.goto('/neighborhoods/noda');
  await expect(page.getByRole('link', { name: 'Call (704) 555-0142' }).last()).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Schedule a Tour says that a written agreement comes first, and opens the prefilled form', async ({
    page,
  }) => {
    await page.goto('/neighborhoods/plaza-midwood');
    const tour = page.getByRole('link', { name: 'Schedule a Tour' });
    await expect(tour).toHaveAccessibleDescription(/needs a written buyer agreement first/);
    await tour.click();
    await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
    await expect(interest(page)).toHaveValue('buying');
    await expect(places(page)).toHaveValue('Plaza Midwood');
    await expect(message(page)).toHaveValue('I would like to tour Plaza Midwood.');
  });

  test('Get Market Report opens the prefilled form', async ({ page }) => {
    await page.goto('/neighborhoods/noda');
    await page.getByRole('link', { name: 'Get Market Report' }).click();
    await expect(interest(page)).toHaveValue('exploring');
    await expect(places(page)).toHaveValue('NoDa');
    await expect(message(page)).toHaveValue('Please send me the market report for NoDa.');
  });

  test('Request a tour names the home in the message', async ({ page }) => {
    await page.goto('/compare?homes=sample-01,sample-05');
    await page.getByRole('link', { name: /^Request a tour.*27 Awning Avenue/ }).click();
    await expect(interest(page)).toHaveValue('buying');
    await expect(places(page)).toHaveValue('Plaza Midwood');
    await expect(message(page)).toHaveValue('I would like to see 27 Awning Avenue.');
  });
});

test('prefilled input is kept on hydration, and can be changed', async ({ page }) => {
  await page.goto('/contact?interest=valuation&neighborhood=Myers%20Park');
  await message(page).fill('Two bedrooms, please.');
  await hydrated(page);
  await expect(message(page)).toHaveValue('Two bedrooms, please.');
  await expect(interest(page)).toHaveValue('valuation');
  await expect(places(page)).toHaveValue('Myers Park');
  await interest(page).selectOption('selling');
  await expect(interest(page)).toHaveValue('selling');
});

test('a prefilled form is blank after sending', async ({ page }) => {
  await decideCookies(page);
  await page.goto('/contact?interest=buying&neighborhood=noda');
  await hydrated(page);
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill('prefilled@example.com');
  const sent = page.waitForRequest('**/api/leads');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ interest: 'buying', neighborhoods: 'NoDa' });
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  for (const label of ['First name', 'Email', 'I am interested in', 'Neighborhoods'])
    await expect(page.getByLabel(label)).toHaveValue('');
});
