import type { Page, Route } from '@playwright/test';
import { owner } from '../desk-account.ts';
import { giveAuthenticator } from './desk.ts';
import { colleague, expect, testInOwnSession as test, testAsColleague } from './desk-site.ts';

const refuse = (route: Route, status: number, problem: object = {}, headers = {}) =>
  route.fulfill({
    status,
    headers,
    contentType: 'application/problem+json',
    body: JSON.stringify(problem),
  });

/** Simulates a sign-in half a day ago: inviting requires reauthentication until `isOld` is false. */
async function signInLongAgo(page: Page): Promise<{ isOld: boolean }> {
  const signIn = { isOld: true };
  await page.route('**/api/desk/people', (route) =>
    signIn.isOld && route.request().method() === 'POST'
      ? refuse(route, 403, { type: '/problems/reauthenticate' })
      : route.continue(),
  );
  return signIn;
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email of a colleague').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
}

/** The values of the dialog's fields, including hidden ones. */
const passwordsIn = (page: Page) =>
  page
    .getByLabel('Your password')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).filter(Boolean));

test('the password used for reauthentication is cleared afterwards', async ({ page }) => {
  const signIn = await signInLongAgo(page);
  await page.goto('/desk/settings');
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  const password = dialog.getByLabel('Your password');

  await invite(page, 'ola@example.com');
  await password.fill(owner.password);
  await page.keyboard.press('Escape');
  await expect.poll(() => passwordsIn(page)).toEqual([]);

  await invite(page, 'ola@example.com');
  await password.fill(owner.password);
  signIn.isOld = false;
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The invitation of ola@example.com is ready')).toBeVisible();
  await expect.poll(() => passwordsIn(page)).toEqual([]);

  signIn.isOld = true;
  await invite(page, 'jo@example.com');
  await expect(dialog).toBeVisible();
  await expect(password).toHaveValue('');
});

testAsColleague(
  'a failed reauthentication says why, and canceling a passkey is not an error',
  async ({ page }) => {
    await giveAuthenticator(page);
    await page.route('**/api/desk/password', (route) =>
      refuse(route, 403, { type: '/problems/reauthenticate' }),
    );
    await page.goto('/desk/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText(/^Made /)).toHaveCount(1);

    await page.getByLabel('New password').fill('another light on the porch');
    await page.getByRole('button', { name: 'Save password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
    const password = dialog.getByLabel('Your password');
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const passkey = dialog.getByRole('button', { name: 'Use a passkey' });
    const options = page.waitForResponse('**/api/desk/reauthenticate/options');
    await passkey.click();
    await options;
    await password.fill('not this one');
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
    await confirm.click();
    await expect(password).toHaveAccessibleDescription('That is not the password.');
    await expect(password).toBeFocused();

    const answers: [answer: (route: Route) => Promise<void>, says: RegExp][] = [
      [
        (route) => refuse(route, 429, {}, { 'retry-after': '840' }),
        /Too many tries. Try again in 14 minutes/,
      ],
      [(route) => refuse(route, 503), /cannot be reached/],
      [(route) => route.abort(), /cannot be reached/],
    ];
    await password.fill(colleague.password);
    for (const [answer, says] of answers) {
      await page.route('**/api/desk/reauthenticate', answer, { times: 1 });
      await confirm.click();
      await expect(password).toHaveAccessibleDescription(says);
    }
  },
);
