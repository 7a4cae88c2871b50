import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, testAlone } from './desk-site.ts';

// Several pages and signings-in, on a machine that does other things too.
testAlone.describe.configure({ timeout: 60_000 });

/** More than a browser has connections to a server over HTTP/1.1. */
const TABS = 8;

const leads = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('link');

/** A headless browser hides no page, so the page is told that it is. */
const show = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

testAlone(
  'many tabs are told of a lead over one stream, whichever of them are closed',
  async ({ context, deskSite }) => {
    let streams = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/desk/events')) streams += 1;
    });
    const tabs: Page[] = [];
    for (let tab = 0; tab < TABS; tab += 1) {
      const page = await context.newPage();
      await page.goto('/desk/leads');
      await expect(page.getByText(/^Up to date/)).toBeVisible();
      await expect(page.getByText('No leads yet.')).toBeVisible();
      tabs.push(page);
    }
    expect(streams).toBe(1);
    await sendLead(deskSite, { email: 'one@example.com', phone: '' });
    await Promise.all(tabs.map((page) => expect(leads(page)).toHaveCount(1, { timeout: 2_000 })));

    await tabs[0]?.close();
    await expect.poll(() => streams).toBe(2);
    await sendLead(deskSite, { email: 'two@example.com', phone: '' });
    await Promise.all(tabs.slice(1).map((page) => expect(leads(page)).toHaveCount(2, { timeout: 2_000 })));
    expect(streams).toBe(2);
  },
);

testAlone(
  'a hidden tab holds no stream, and is up to date when it is seen again',
  async ({ page, context, deskSite }) => {
    let fetched = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/desk/leads') fetched += 1;
    });
    await page.goto('/desk/leads');
    await expect(page.getByText(/^Up to date/)).toBeVisible();
    await expect(page.getByText('No leads yet.')).toBeVisible();
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'));
    await show(page, true);
    await ended;
    // Seen again before anything happened, it fetches nothing.
    const opened = page.waitForResponse((response) => response.url().endsWith('/events'));
    await show(page, false);
    await opened;
    await sendLead(deskSite, { email: 'one@example.com', phone: '' });
    await expect(leads(page)).toHaveCount(1);
    expect(fetched).toBe(2);

    await show(page, true);
    const other = await context.newPage();
    await other.goto('/desk/leads');
    await expect(other.getByText(/^Up to date/)).toBeVisible();
    await sendLead(deskSite, { email: 'two@example.com', phone: '' });
    await expect(leads(other)).toHaveCount(2);
    expect(fetched).toBe(2);
    await show(page, false);
    await expect(leads(page)).toHaveCount(2, { timeout: 2_000 });
    await sendLead(deskSite, { email: 'three@example.com', phone: '' });
    await Promise.all([page, other].map((one) => expect(leads(one)).toHaveCount(3, { timeout: 2_000 })));
  },
);
