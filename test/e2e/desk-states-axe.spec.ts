import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';
import { expectAccessible, violationsOf } from './violations.ts';

// desk-accessibility.spec.ts checks the rest of the page.
// Without animations, so that nothing is half faded.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing while a change can be undone, nor in the sheet of keys', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Undone');
  await page.getByLabel('Status', { exact: true }).selectOption('client');
  const undo = page.getByRole('button', { name: 'Undo' });
  // A toast stays open while it has the focus.
  await undo.focus();
  expect(await violationsOf(page, '[data-toast]')).toEqual([]);
  await expect(undo).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
});

test('axe finds nothing while the desk reconnects', async ({ page }) => {
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto('/desk/numbers');
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expectAccessible(page, { within: 'header' });
});
