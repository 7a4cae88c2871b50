import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expectAfterRetries } from './desk.ts';
import { expect, test } from './desk-site.ts';
import { expectAccessible } from './violations.ts';

// Two axe runs per state on a busy machine.
test.describe.configure({ timeout: 90_000 });

const firstHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a lead page has a heading while it loads, when it fails to load, and when there is no such lead', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite);
  const { leads } = await (await page.request.get('/api/desk/leads')).json();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/leads/00000000-0000-4000-8000-000000000000');
  await expect(firstHeading(page)).toHaveText('There is nothing here.');
  await expectAccessible(page);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/desk/leads/${leads[0].id}`, async (route) => {
    await held;
    await route.abort('connectionrefused');
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install();
  await page.goto(`/desk/leads/${leads[0].id}`);
  await expect(firstHeading(page)).toHaveText('Open lead');
  await expectAccessible(page, { where: 'on its way' });
  await page.setViewportSize({ width: 360, height: 780 });
  release();
  await expectAfterRetries(page.getByRole('heading', { level: 1, name: 'This did not load.' }));
  await expectAccessible(page, { where: 'away' });
});

test('on a phone the unanswered questions have their own heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/conversations?questions=true');
  await expect(firstHeading(page)).toHaveText('Unanswered questions');
  await expectAccessible(page);
});
