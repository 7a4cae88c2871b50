import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test } from './desk-site.ts';

// Several pages and sign-ins on a busy machine.
test.describe.configure({ timeout: 60_000 });

/** More than a browser's HTTP/1.1 connections per server. */
const TABS = 7;

/** Sends a lead with this test's last name, so that a search lists only its own. */
const send = (site: RunningServer, lastName: string, firstName: string) =>
  sendLead(site, { firstName, lastName, email: `${firstName}.${lastName}@example.com`, phone: '' });
const leads = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('link');

/** Simulates visibility changes, because a headless browser hides no page. */
const show = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('many tabs get a lead over one shared stream, whichever of them are closed', async ({
  context,
  deskSite,
}) => {
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/desk/events')) streams += 1;
  });
  await send(deskSite, 'Tabor', 'Ann');
  const tabs: Page[] = [];
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await context.newPage();
    await page.goto('/desk/leads?q=Tabor');
    await expect(page.getByText(/^Up to date/)).toBeVisible();
    await expect(leads(page)).toHaveCount(1);
    tabs.push(page);
  }
  expect(streams).toBe(1);
  await send(deskSite, 'Tabor', 'Ben');
  await Promise.all(tabs.map((page) => expect(leads(page)).toHaveCount(2)));

  await tabs[0]?.close();
  await expect.poll(() => streams).toBe(2);
  await send(deskSite, 'Tabor', 'Cal');
  await Promise.all(tabs.slice(1).map((page) => expect(leads(page)).toHaveCount(3)));
  expect(streams).toBe(2);
});

test('a hidden tab keeps no stream, and is up to date when it is visible again', async ({
  page,
  context,
  deskSite,
}) => {
  await send(deskSite, 'Hyde', 'Ann');
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/desk/leads') fetched += 1;
  });
  await page.goto('/desk/leads?q=Hyde');
  await expect(page.getByText(/^Up to date/)).toBeVisible();
  await expect(leads(page)).toHaveCount(1);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'));
  await show(page, true);
  await ended;
  // Visible again before anything changed, it fetches nothing.
  const opened = page.waitForResponse((response) => response.url().endsWith('/events'));
  await show(page, false);
  await opened;
  await send(deskSite, 'Hyde', 'Ben');
  await expect(leads(page)).toHaveCount(2);
  expect(fetched).toBe(2);

  await show(page, true);
  const other = await context.newPage();
  await other.goto('/desk/leads?q=Hyde');
  await expect(other.getByText(/^Up to date/)).toBeVisible();
  await send(deskSite, 'Hyde', 'Cal');
  await expect(leads(other)).toHaveCount(3);
  expect(fetched).toBe(2);
  await show(page, false);
  await expect(leads(page)).toHaveCount(3);
  await send(deskSite, 'Hyde', 'Dot');
  await Promise.all([page, other].map((one) => expect(leads(one)).toHaveCount(4, { timeout: 2_000 })));
});
