import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInElsewhere } from './desk.ts';
import { colleague, expect, testAsColleague as test } from './desk-site.ts';

const NEW_PASSWORD = 'another light on the porch';

test('a new password is set in Settings; other browsers are signed out, and a mail reports it', async ({
  page,
  browser,
  deskSite,
}) => {
  const other = await signInElsewhere(browser, deskSite, colleague);
  await page.goto('/desk/settings');
  const field = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  await field.fill('password1234');
  await save.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Too many people use this password.')).toBeVisible();
  await field.fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByRole('status').getByText('Your new password is saved')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);

  await expect(other).toHaveURL(/\/desk\/sign-in/);
  await other.context().close();

  const folder = join(deskSite.dataDir, 'outgoing-mail');
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${colleague.email}`) && mail.includes('password'))
        .length;
    })
    .toBe(1);
});

test('setting a password requires reauthentication after a while, and then continues', async ({ page }) => {
  await page.goto('/desk/settings');
  let isOld = true;
  await page.route('**/api/desk/password', (route) =>
    isOld
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: '/problems/reauthenticate' }),
        })
      : route.continue(),
  );
  const field = page.getByLabel('New password');
  await field.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The new password is kept when reauthentication is canceled.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save password' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(field).toHaveValue(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog).toBeVisible();
  // This account has no passkey.
  await expect(dialog.getByRole('button', { name: /passkey/i })).toHaveCount(0);
  isOld = false;
  await dialog.getByLabel('Your password').fill(colleague.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').getByText('Your new password is saved')).toBeVisible();
});
