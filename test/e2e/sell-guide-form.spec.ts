import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sellerGuide } from '#content/seller-guide.ts';
import { siteUrls } from '#content/site-urls.ts';
import { decideCookies } from './frame-page.ts';
import { leadsOf, loseResponses, toast } from './lead-form.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const PHONE = '(704) 555-0142';
const SUBMIT = 'Download the free guide';
const PDF = new URL(`../../site/public${siteUrls.guidePdf}`, import.meta.url);
const REQUIRED = ['First name', 'Last name', 'Email', 'Phone'];

const guide = (page: Page) => page.locator('#guide');
const field = (page: Page, label: string) => guide(page).getByLabel(label);

async function open(page: Page): Promise<void> {
  await decideCookies(page);
  await page.goto('/sell');
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('#guide-email') })).toHaveCount(
    0,
  );
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Jordan');
  await field(page, 'Last name').fill('Reyes');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill('(704) 555-0199');
}

async function send(page: Page): Promise<void> {
  await guide(page).getByRole('button', { name: SUBMIT }).click();
}

const test = openedOnce(open, (page) =>
  page.locator('#guide-form').evaluate((form: HTMLFormElement) => form.reset()),
);

test('the form starts blank; nothing is sent with missing or invalid fields, and each says what to do', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('leads') && sent.push(request.url()));
  await test.step('it starts blank, with the text consent unchecked', async () => {
    for (const label of [...REQUIRED, 'Home address']) await expect(field(page, label)).toHaveValue('');
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel');
    // A single line.
    await expect(field(page, 'Home address')).toHaveAttribute('autocomplete', 'address-line1');
    await expect(field(page, 'I agree that Stone Realty Group')).not.toBeChecked();
    await expect(guide(page).getByRole('button', { name: SUBMIT })).toBeEnabled();
  });
  await test.step('each of the four missing fields says what to do', async () => {
    await field(page, 'Home address').fill('18 Example Street');
    await send(page);
    await expect(toast(page, 'warning')).toContainText('Missing Information');
    for (const what of ['first name', 'last name', 'email address', 'phone number'])
      await expect(guide(page).getByText(`Enter your ${what}.`)).toBeVisible();
    for (const label of REQUIRED) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(':focus')).toContainText('Missing Information.');
    await expect(field(page, 'Home address')).toHaveValue('18 Example Street');
    await expect(field(page, 'Home address')).not.toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('an invalid e-mail address is explained', async () => {
    await fillIn(page, 'jordan@');
    await send(page);
    await expect(guide(page).getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('jordan@');
  });
  expect(sent).toEqual([]);
});

test('a request is stored, the guide downloads with a descriptive file name, and the form is blank', async ({
  page,
  site,
}) => {
  await fillIn(page, 'guide@example.com');
  await field(page, 'Home address').fill('18 Example Street');
  await field(page, 'I agree that Stone Realty Group').check();
  const [download] = await Promise.all([page.waitForEvent('download'), send(page)]);

  expect(download.suggestedFilename()).toBe('Stone-Realty-Group-Sellers-Guide.pdf');
  expect(readFileSync(await download.path()).equals(readFileSync(PDF))).toBe(true);

  await expect(toast(page, 'success')).toContainText('Thank you for your interest!');
  await expect(toast(page, 'success')).toContainText(
    "Your FREE Seller's Guide is downloading now. I'll be in touch within 24 hours to discuss your home selling strategy!",
  );
  for (const label of [...REQUIRED, 'Home address']) await expect(field(page, label)).toHaveValue('');

  const thanks = guide(page).getByRole('group').filter({ hasText: PHONE });
  await expect(thanks).toContainText(PHONE);
  await expect(thanks.getByRole('link', { name: sellerGuide.downloadAgain })).toHaveAttribute(
    'href',
    siteUrls.guidePdf,
  );
  const [lead, ...more] = await leadsOf(site.dataDir, 'guide@example.com');
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    kind: 'seller',
    firstName: 'Jordan',
    phone: '(704) 555-0199',
    address: '18 Example Street',
    page: '/sell',
  });
});

test('while the request is being sent the button says Processing; a failure keeps the input and shows the phone number; then the same request succeeds, once', async ({
  page,
  site,
}) => {
  const sent = Promise.withResolvers<void>();
  await loseResponses(page, '**/api/seller-leads', 1);
  await page.route('**/api/seller-leads', async (route) => {
    await sent.promise;
    await route.fallback();
  });
  await fillIn(page, 'again@example.com');
  await send(page);
  await test.step('while it is being sent', async () => {
    await expect(guide(page).getByRole('button', { name: 'Processing', exact: true })).toBeDisabled();
    await expect(toast(page, 'info')).toContainText('Processing your request...');
    await expect(toast(page, 'info')).toContainText("Please wait while I prepare your FREE Seller's Guide.");
  });
  sent.resolve();
  await test.step('the failure is shown in a toast and in the form', async () => {
    await expect(toast(page, 'error')).toContainText('Download Error');
    await expect(toast(page, 'error')).toContainText(
      `Failed to process your request. Please try again or call us directly at ${PHONE}`,
    );
    await expect(guide(page).getByRole('group').filter({ hasText: PHONE })).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue('again@example.com');
    await expect(field(page, 'Phone')).toHaveValue('(704) 555-0199');
    await expect(guide(page).getByRole('button', { name: SUBMIT })).toBeEnabled();
  });
  await Promise.all([page.waitForEvent('download'), send(page)]);
  expect(await leadsOf(site.dataDir, 'again@example.com')).toHaveLength(1);
  await page.unrouteAll();
});

test('the guide is served as a PDF identical to the one in the repository', async ({ request }) => {
  const answer = await request.get(siteUrls.guidePdf);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).equals(readFileSync(PDF))).toBe(true);
});

onTheSite.describe('without JavaScript', () => {
  onTheSite.use({ javaScriptEnabled: false });

  onTheSite(
    'the form is posted: an invalid field is explained and the input kept; the thank-you page links to the guide',
    async ({ page, site }) => {
      await page.goto('/sell');
      await fillIn(page, 'plain-seller@example.com');
      await field(page, 'Phone').fill('   ');
      await field(page, 'Home address').fill('18 Example Street');
      await field(page, 'I agree that Stone Realty Group').check();
      await send(page);
      await onTheSite.step('an invalid field is explained, and the input is kept', async () => {
        await expect(guide(page).getByText('Enter your phone number.')).toBeVisible();
        await expect(field(page, 'Last name')).toHaveValue('Reyes');
        await expect(field(page, 'Home address')).toHaveValue('18 Example Street');
        await expect(field(page, 'I agree that Stone Realty Group')).toBeChecked();
      });
      await field(page, 'Phone').fill('(704) 555-0199');
      await send(page);
      await expect(page).toHaveURL(/\/sell\?sent=yes#guide-form$/);
      await expect(guide(page).getByText('Thank you for your interest!')).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        guide(page).getByRole('link', { name: sellerGuide.download }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect(await leadsOf(site.dataDir, 'plain-seller@example.com')).toHaveLength(1);
    },
  );
});

onTheSite('input from an earlier failed post is gone once the form was sent', async ({ request, page }) => {
  const form = { firstName: 'Jordan', lastName: 'Reyes', email: 'first-wrong@example.com', phone: ' ' };
  const body = await (await request.post('/sell', { form })).text();
  await page.route('**/sell', (route) => route.fulfill({ contentType: 'text/html', body }));
  await open(page);
  await expect(field(page, 'Last name')).toHaveValue('Reyes');
  await field(page, 'Phone').fill('(704) 555-0199');
  await Promise.all([page.waitForEvent('download'), send(page)]);
  for (const label of REQUIRED) await expect(field(page, label)).toHaveValue('');
});
