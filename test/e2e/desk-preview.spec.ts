import { expect, test } from './desk-site.ts';

// What passes the service worker does not pass `page.route`.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('in the place of a preview that cannot be shown any more stands a way to see it again', async ({
  page,
}) => {
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
