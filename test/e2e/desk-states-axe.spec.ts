import type { Page } from '@playwright/test';
import { runCommandProcess } from '../command-process.ts';
import { sendLead } from '../desk-account.ts';
import type { RunningServer } from '../running-server.ts';
import { expect, test, testAsColleague } from './desk-site.ts';
import { expectAccessible } from './violations.ts';

// Two axe runs per state on a busy machine. desk-accessibility.spec.ts checks the rest of the page.
test.describe.configure({ timeout: 60_000 });
// Without animations, so that nothing is half faded.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openLead(page: Page, site: RunningServer, firstName: string): Promise<void> {
  await sendLead(site, { firstName, email: `${firstName}@example.com`, phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: `${firstName} Whitlock` }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
}

test('axe finds nothing while a change can be undone, nor in the sheet of keys', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Undone');
  await page.getByLabel('Status', { exact: true }).selectOption('client');
  const undo = page.getByRole('button', { name: 'Undo' });
  // A toast stays open while it has the focus.
  await undo.focus();
  await expectAccessible(page, { within: '[data-toast]' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, { within: 'dialog[open]' });
});

test('axe finds nothing during a conflict on a lead, nor while the desk reconnects', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Overtaken');
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new');
  await expectAccessible(page);
  // Changed by somebody else; this page gets no live events.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { version } = await (await page.request.get(`/api/desk/leads/${id}`)).json();
  const headers = { origin: deskSite.url };
  await page.route(`**/api/desk/leads/${id}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.request.patch(`/api/desk/leads/${id}`, { data: { status: 'client', version }, headers });
  await page.getByLabel('Status', { exact: true }).selectOption('closed');
  await expect(page.getByRole('alert')).toContainText(/Changed by .+ just now/);
  await expectAccessible(page, { within: '[role="alert"]' });
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
    await expectAccessible(page, { within: 'form' });
    await page.goto(await linkFrom('reset', email));
    await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible();
    await expectAccessible(page);
  },
);
