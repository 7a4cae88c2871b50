import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expectAfterRetries } from './desk.ts';
import { expect, test } from './desk-site.ts';
import { violationsOf } from './violations.ts';

const firstHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('on a phone a lead page has a heading while it loads, when it fails to load, and when there is no such lead', async ({
  page,
  deskSite,
}) => {
  const id = await sendLead(deskSite);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/leads/00000000-0000-4000-8000-000000000000');
  await expect(firstHeading(page)).toHaveText('There is nothing here.');
  expect(await violationsOf(page)).toEqual([]);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/desk/leads/${id}`, async (route) => {
    await held;
    await route.abort('connectionrefused');
  });
  await page.clock.install();
  await page.goto(`/desk/leads/${id}`);
  await expect(firstHeading(page)).toHaveText('Open lead');
  expect(await violationsOf(page), 'on its way').toEqual([]);
  release();
  await expectAfterRetries(page.getByRole('heading', { level: 1, name: 'This did not load.' }));
  expect(await violationsOf(page), 'away').toEqual([]);
});

test('on a phone the unanswered questions have their own heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/conversations?questions=true');
  await expect(firstHeading(page)).toHaveText('Unanswered questions');
  expect(await violationsOf(page)).toEqual([]);
});
