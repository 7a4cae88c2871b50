import { expect, test } from './site.ts';

const SECTIONS = [
  'Information collected',
  'Use',
  'Sharing',
  'Security',
  'Choices',
  'Children under 18',
  'Third-party links',
  'Changes',
  'Contact',
];

for (const path of ['/privacy-policy', '/privacy']) {
  test(`${path} serves the policy with its date, nine sections and one canonical URL`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(page.getByText('Effective July 4, 2025')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy-policy$/);
  });
}

test('the table of contents leads to each section, also without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(SECTIONS);
  await contents.filter({ hasText: 'Children' }).click();
  await expect(page.getByRole('heading', { name: 'Children under 18' })).toBeInViewport();
  await context.close();
});

test('the footer and the contact form lead to the policy', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goto('/contact');
  await page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
