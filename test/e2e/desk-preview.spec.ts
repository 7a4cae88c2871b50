import { expect, test } from './desk-site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a preview that can no longer be shown offers a way to reload it', async ({ page }) => {
  const previews = /\/neighborhoods\/uptown\?preview=/;
  await page.goto('/desk/content/neighborhoods/uptown');
  await page.route(previews, (route) => route.abort());
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText('The preview has ended.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(previews);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Uptown', level: 1 })).toBeVisible();
});

test('a review on the home page is turned to, and one on its own page is scrolled to, at either width; Preview moves the focus there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { id, where } of [
    { id: '5', where: 'home' },
    { id: '14', where: 'reviews' },
  ]) {
    await test.step(where, async () => {
      await page.goto(`/desk/content/reviews/${id}`);
      const author = await page.getByLabel('Name', { exact: true }).inputValue();
      await expect(page.getByLabel('Page', { exact: true })).toHaveValue(where);
      const card = page.frameLocator('iframe').locator('figure:visible').filter({ hasText: author });
      await expect(card).toBeInViewport();
      await page.getByRole('button', { name: 'Phone' }).click();
      await expect(card).toBeInViewport();
      await page.getByRole('button', { name: 'Wide' }).click();
      await expect(card).toBeInViewport();
    });
  }
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview).toBeFocused();
  await expect(preview).toHaveCSS('outline-style', 'solid');
});
