import { sendLead } from '../desk-account.ts';
import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';
import { violationsOf } from './violations.ts';

test('every keyboard shortcut of the sheet works and keeps unsaved text, and the tab title names the open page', async ({
  page,
  deskSite,
}) => {
  for (const firstName of ['Older', 'Newer']) {
    await sendLead(deskSite, { firstName, email: `${firstName}@example.com`, phone: '' });
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} Whitlock` });
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  const reply = page.getByLabel('Reply', { exact: true });
  const note = page.getByLabel('Note', { exact: true });
  // Without animations, so that nothing is half faded for axe.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/desk/leads?status=new');
  await expect(page.getByRole('link', { name: 'Newer Whitlock' })).toBeVisible();
  // From the list, J opens its first lead.
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: 'Newer Whitlock' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading('Newer')).toBeVisible();

  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('likes porches');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(heading('Older')).toBeVisible();
  await expect(note).toHaveValue('');
  await page.keyboard.press('k');
  await expect(heading('Newer')).toBeVisible();
  await expect(note).toHaveValue('likes porches');
  await page.keyboard.press('r');
  await expect(reply).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await expect(page).toHaveURL(/full=true/);

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\/desk\/leads\?status=new$/);
  await page.goBack();
  await expect(heading('Newer')).toBeVisible();
  await test.step('Escape closes the account menu before it leaves a lead', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await expect(signOut).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signOut).toBeHidden();
    await expect(heading('Newer')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/desk\/leads\/[\w-]+\?status=new$/);
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/desk\/leads\?status=new$/);
  await expect(page).toHaveTitle(/^Leads, /);

  await page.getByRole('link', { name: 'Newer Whitlock' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Newer Whitlock' })).toBeVisible();
  await expect(page).toHaveTitle(/^Newer Whitlock, /);
  await page.keyboard.press('e');
  await expect(page.getByLabel('Status')).toHaveValue('closed');
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page).toHaveTitle(/^Numbers, /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Newer Whitlock, /);

  // On a narrow screen the search is on another page than the lead.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(search).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
});

test('keyboard shortcuts work from the moment a page is shown', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Prompt');
  await page.getByRole('link', { name: 'Open in full' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Whitlock' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  // Before the browser paints and notices that the search box is now hidden.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('article h1')) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Prompt Whitlock' })).toBeVisible();
  await expect(page).not.toHaveURL(/full/);
});

test('single-key shortcuts can be turned off in Settings for this device, and the sheet says so', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Spoken', email: 'spoken@example.com', phone: '' });
  await page.goto('/desk/leads');
  await expect(page.getByText('all keys')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('can be turned off in Settings');
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await expect(sheet).toBeHidden();
  const keys = page.getByRole('checkbox', { name: 'Single keys' });
  await expect(keys).toBeChecked();
  await keys.uncheck();

  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText('all keys')).toBeHidden();
  await page.getByRole('link', { name: 'Spoken Whitlock' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Spoken Whitlock' })).toBeVisible();
  // As speech input sends it.
  await page.keyboard.type('j?e/rn');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new');
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Note', { exact: true })).not.toBeFocused();
  // Enter and Escape are not character keys and still work.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/desk\/leads$/);

  await page.goto('/desk/settings');
  await expect(keys).not.toBeChecked();
  await keys.check();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});

test('single-key shortcuts can be turned off even where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('It is forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/desk/settings');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await page.getByRole('checkbox', { name: 'Single keys' }).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Single keys' }).check();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});
