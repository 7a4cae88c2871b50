import { runCommandProcess } from '../command-process.ts';
import { openLead } from './desk.ts';
import { expect, test, testAsColleague } from './desk-site.ts';
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

// A reset link ends the sessions of its user.
testAsColleague(
  'axe finds nothing on the pages of an invitation and a password reset',
  async ({ page, deskSite }) => {
    const { email } = await (await page.request.get('/api/desk/me')).json();
    const linkFrom = async (...args: string[]) => {
      const env = { DATA_DIR: deskSite.dataDir, SITE_URL: deskSite.url };
      const { stdout, stderr } = await runCommandProcess('desk', args, env);
      return (/http\S+token=[\w-]+/.exec(stdout) ?? [stdout + stderr])[0];
    };
    await page.goto(await linkFrom('invite', 'ines@example.com'));
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    expect(await violationsOf(page, 'form')).toEqual([]);
    await page.goto(await linkFrom('reset', email));
    await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible();
    await expectAccessible(page);
  },
);
