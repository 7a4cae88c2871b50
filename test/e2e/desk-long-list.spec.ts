import type { Response } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

test('from page to page of the list: keys lead on from its last lead, and a new lead does not scroll it', async ({
  page,
  deskSite,
}) => {
  const names = Array.from({ length: 51 }, (_, at) => `Walk${at}`);
  const send = (firstName: string) =>
    sendLead(deskSite, { firstName, lastName: 'Longlist', email: `${firstName}@example.com`, phone: '' });
  for (const name of names) await send(name);
  const heading = (name: string | undefined) => page.getByRole('heading', { name: `${name} Longlist` });
  const row = (name: string | undefined) =>
    page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: `${name} Longlist`, exact: true });
  const { leads } = await (await page.request.get('/api/desk/leads?by=person&q=Longlist')).json();
  await page.goto(`/desk/leads/${leads.at(-1).id}?q=Longlist&full=true`);
  await expect(heading(names[1])).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next lead' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(names[0])).toBeVisible();

  await page.goto('/desk/leads?q=Longlist');
  await row(names.at(-1)).click();
  await expect(heading(names.at(-1))).toBeVisible();
  await row(names[1]).scrollIntoViewIfNeeded();
  await row(names[0]).scrollIntoViewIfNeeded();
  await send('Meanwhile');
  await expect(row('Meanwhile')).toBeAttached();
  await expect(row(names[0])).toBeInViewport();
});

test('a lead that becomes overdue appears among the overdue ones', async ({ page }) => {
  await page.clock.install();
  const overdue = (response: Response) => response.url().includes('/api/desk/leads?') && response.ok();
  const listed = page.waitForResponse(overdue);
  await page.goto('/desk/leads?filter=overdue');
  await (await listed).finished();
  // The list counts the minute from when it is shown.
  await expect(page.getByRole('status').filter({ hasText: / found$/ })).toBeAttached();
  const asked = page.waitForResponse(overdue);
  await page.clock.runFor(61_000);
  expect((await asked).url()).toContain('filter=overdue');
});
