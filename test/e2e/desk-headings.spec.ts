import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';
import { expectSound } from './violations.ts';

// Two looks of axe a state, on a machine that does other things too.
test.describe.configure({ timeout: 90_000 });
// Calls of a page that a service worker controls cannot be routed.
test.use({ serviceWorkers: 'block' });

const firstHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a lead has a heading while it comes, when it does not come, and when there is none', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite);
  const { leads } = await (await page.request.get('/api/desk/leads')).json();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/leads/00000000-0000-4000-8000-000000000000');
  await expect(firstHeading(page)).toHaveText('There is nothing here.');
  await expectSound(page);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/desk/leads/${leads[0].id}`, async (route) => {
    await held;
    await route.abort('connectionrefused');
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/desk/leads/${leads[0].id}`);
  await expect(firstHeading(page)).toHaveText('Open lead');
  await expectSound(page, { where: 'on its way' });
  await page.setViewportSize({ width: 360, height: 780 });
  release();
  await expect(firstHeading(page)).toHaveText('This did not load.', { timeout: 20_000 });
  await expectSound(page, { where: 'away' });
});

test('the questions that nobody answered have a heading of their own on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/conversations?questions=true');
  await expect(firstHeading(page)).toHaveText('Unanswered questions');
  await expectSound(page);
});
