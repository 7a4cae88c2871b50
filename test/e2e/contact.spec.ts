import type { Locator, Page } from '@playwright/test';
import { overlap } from './frame-page.ts';
import { leadsOf, loseFirstAnswer, toast } from './lead-form.ts';
import { expect, test } from './site.ts';

const PHONE = '(704) 555-0142';

/** Waits for the island, then fills the four required fields. */
async function fillIn(page: Page, email: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('I am interested in').selectOption('selling');
}

/** Whether any of the toasts lies over a part of the page. */
async function isCovered(page: Page, part: Locator): Promise<boolean> {
  const toasts = await page.locator('[data-toast]').all();
  const overlaps = await Promise.all(toasts.map((one) => overlap(one, part)));
  return overlaps.includes(true);
}

async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('form') })).toHaveCount(0);
}

test('a message sent is in the store before the page says thank you', async ({ page, site }) => {
  await page.goto('/contact?utm_source=postcard');
  await fillIn(page, 'sent@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the mill house still for sale?');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(toast(page, 'success')).toContainText('Thank you for reaching out!');
  await expect(toast(page, 'success')).toContainText(
    "I've received your message and will be in touch within 24 hours...",
  );
  const [lead, ...more] = await leadsOf(site.dataDir, 'sent@example.com');
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    interest: 'selling',
    message: 'Is the mill house still for sale?',
    page: '/contact',
    attribution: { landingPage: '/contact', utm_source: 'postcard' },
  });
});

test('after a message is sent the form is blank and the phone number stands beside the thanks', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page, 'blank@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Message sent' });
  await expect(thanks).toContainText(PHONE);
  for (const label of ['First name', 'Last name', 'Email', 'I am interested in']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('while a message is on its way the button is disabled and says so', async ({ page }) => {
  await page.route('**/api/leads', () => {}); // never answered
  await page.goto('/contact');
  await fillIn(page, 'waiting@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled();
  await expect(toast(page, 'info')).toContainText('Sending your message...');
  await expect(toast(page, 'info')).toContainText('Please wait while I process your request.');
});

test('missing fields: nothing is sent, a toast warns, and each field says what to do', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('leads') && sent.push(request.url()));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Email').fill('jordan@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(toast(page, 'warning')).toContainText('Missing Information');
  await expect(toast(page, 'warning')).toContainText(
    'Please fill in all required fields marked with * to continue.',
  );
  await expect(page.getByText('Enter your last name.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await expect(page.getByText('Choose what you would like help with.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  expect(sent).toEqual([]);
});

test('the summary above the form takes focus and leads to each field', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.locator(':focus');
  await expect(summary).toContainText('Missing Information.');
  await summary.getByRole('link', { name: 'Last name' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
});

test('an address that is none is explained, not sent', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page, 'jordan@');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('jordan@');
});

test('a failure keeps every word and gives the phone number', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page, 'failed@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please call.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'error')).toContainText('Submission Error');
  await expect(toast(page, 'error')).toContainText(
    `Failed to send message. Please try again or call me directly at ${PHONE}`,
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Your message was not sent.' })).toContainText(
    PHONE,
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call.');
});

test('on a phone what became of the message is in sight, and a failed one can be sent again from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let isAway = true;
  await page.route('**/api/leads', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/contact');
  await fillIn(page, 'phone@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Your message was not sent.' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(failure).toBeFocused();
  isAway = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Message sent' });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(thanks).toBeFocused();
});

test('on a phone no toast covers what became of the message', async ({ page }) => {
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

test('a retry after a lost answer makes no second lead', async ({ page, site }) => {
  await loseFirstAnswer(page, '**/api/leads');
  await page.goto('/contact');
  await fillIn(page, 'lost@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'error')).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'success')).toBeVisible();
  expect(await leadsOf(site.dataDir, 'lost@example.com')).toHaveLength(1);
});

test('a double click makes no second lead', async ({ page, site }) => {
  await page.goto('/contact');
  await fillIn(page, 'double@example.com');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(toast(page, 'success')).toBeVisible();
  expect(await leadsOf(site.dataDir, 'double@example.com')).toHaveLength(1);
});

test('what is typed before the page is alive stays', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Early');
  typed.resolve();
  await hydrated(page);
  await expect(page.getByLabel('First name')).toHaveValue('Early');
});

test('no JavaScript is asked for before the page has loaded', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
});

test('toasts go away by themselves, but not while they are read', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.runFor(3_000); // the idle moment after which the page comes alive
  await hydrated(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await toast(page, 'warning').hover();
  await page.clock.runFor(10_000);
  await expect(toast(page, 'warning')).toBeVisible();
  await page.mouse.move(0, 700);
  await page.clock.runFor(2_000);
  await expect(toast(page, 'warning')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast(page, 'warning')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  async function fillInPlain(page: Page, email: string): Promise<void> {
    await page.getByLabel('First name').fill('Jordan');
    await page.getByLabel('Last name').fill('Reyes');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('I am interested in').selectOption('valuation');
  }

  test('the form posts, and the page thanks', async ({ page, site }) => {
    await page.goto('/contact');
    await fillInPlain(page, 'plain@example.com');
    await page.getByLabel('I agree that Stone Realty Group').check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for reaching out!')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
    expect(await leadsOf(site.dataDir, 'plain@example.com')).toHaveLength(1);
  });

  test('a wrong field comes back explained, with everything typed', async ({ page }) => {
    await page.goto('/contact');
    await fillInPlain(page, 'plain@example.com');
    await page.getByLabel('First name').fill('   ');
    await page.getByRole('textbox', { name: 'Message' }).fill('Two lines\nand <b>no bold</b>');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Reyes');
    await expect(page.getByLabel('I am interested in')).toHaveValue('valuation');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines\nand <b>no bold</b>');
  });
});
