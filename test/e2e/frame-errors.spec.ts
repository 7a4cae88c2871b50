import { decideCookies, waitForHydration } from './frame-page.ts';
import { expect, test } from './site.ts';

test('an unknown URL gets a full page with status 404 that is not indexed, whose buttons work, and links home', async ({
  page,
}) => {
  const response = await page.goto('/no/such/house');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Avery Stone, Stone Realty Group');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('(704) 555-0142');
  await test.step('all windows but one are dark', async () => {
    await expect(page.locator('main svg rect')).toHaveCount(1);
  });
  await test.step('a button works', async () => {
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Necessary Only' }).click();
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  });
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the error page is a full page with status 500 and the phone number', async ({ page }) => {
  await decideCookies(page);
  const response = await page.goto('/500');
  expect(response?.status()).toBe(500);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A fuse has blown');
  await expect(main.getByRole('link', { name: 'Call (704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
  await expect(main.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('main svg rect')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
});
