import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInAt } from '../desk-account.ts';
import { colleague, expect, testAsColleague as test } from './desk-site.ts';

const NEW_PASSWORD = 'another light on the porch';

test('a new password is set in Settings after reauthentication; other browsers are signed out, and a mail reports it', async ({
  page,
  deskSite,
}) => {
  const other = await signInAt(deskSite, colleague);
  await page.goto('/desk/settings');
  const field = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  await test.step('an empty field is described where the focus moves to it, and an alert where it stays', async () => {
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await save.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Fill this in\./);
    await expect(alert).toHaveCount(0);
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(alert).toHaveText('Fill this in.');
  });
  await field.fill('password1234');
  await save.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Too many people use this password.')).toBeVisible();

  await field.fill(NEW_PASSWORD);
  await test.step('after a while it asks who it is, and keeps the new password when canceled', async () => {
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
    const dialog = page.getByRole('dialog');
    await save.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await expect(field).toHaveValue(NEW_PASSWORD);
    await save.click();
    await expect(dialog).toBeVisible();
    // This account has no passkey.
    await expect(dialog.getByRole('button', { name: /passkey/i })).toHaveCount(0);
    isOld = false;
    await dialog.getByLabel('Your password').fill(colleague.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  });
  await expect(page.getByRole('status').getByText('Your new password is saved')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);
  expect((await fetch(`${deskSite.url}/api/desk/me`, { headers: other })).status).toBe(401);

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
