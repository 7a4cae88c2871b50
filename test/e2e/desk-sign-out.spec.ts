import type { Route } from '@playwright/test';
import { openLead, pressSignOut } from './desk.ts';
import { expect, testAsColleague, testInOwnSession } from './desk-site.ts';

testInOwnSession.describe.configure({ timeout: 90_000 });

testInOwnSession(
  'signing out asks before discarding a note; then Back shows nothing, and no draft is left',
  async ({ page, deskSite }) => {
    await openLead(page, deskSite, 'Olive');
    await page.getByRole('link', { name: 'Open in full' }).click();
    await expect(page).toHaveURL(/full=true/);
    await page.getByLabel('Note', { exact: true }).fill('half a thought');
    // Another user's session had expired on this computer.
    const others = 'desk-content:somebody-else:guides/new';
    await page.evaluate((key) => localStorage.setItem(key, '{}'), others);
    await pressSignOut(page);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('half a thought');
    await pressSignOut(page);
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/desk\/sign-in/);
    await expect(page.getByText('Olive Whitlock')).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('desk'))),
    ).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), others)).toBe('{}');
  },
);

// Ends all sessions of its user, so it must not be a user that other tests share.
testAsColleague('signing out everywhere asks and discards like signing out', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Opal');
  await page.getByLabel('Note', { exact: true }).fill('half a thought');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('desk'))).toEqual([]);
});

testInOwnSession('signing out asks before it forgets what the server does not have', async ({ page }) => {
  await page.goto('/desk/content/neighborhoods/uptown');
  const text = page.getByLabel('Description', { exact: false }).first();
  await expect(text).not.toHaveValue('');
  const isAway = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.continue());
  await page.route('**/draft', isAway);
  await text.fill('Said anew.');
  await page.route('**/sign-out-question*', (route) => route.abort());
  await pressSignOut(page);
  await expect(page.getByText('That did not reach the server.')).toBeVisible();
  await expect(text).toHaveValue('Said anew.');
  await page.unroute('**/sign-out-question*');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(text).toHaveValue('Said anew.');
  await pressSignOut(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.unroute('**/draft');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  await expect(text).toHaveValue('Said anew.');

  await page.route('**/draft', isAway);
  await text.fill('Better said.');
  await pressSignOut(page);
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
