import type { ContentOverview } from '#domain/desk/content.ts';
import { expectAfterRetries } from './desk.ts';
import { expect, test } from './desk-site.ts';

test('the kinds of content have no counts before they are known', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route(/\/api\/desk\/content(\?|$)/, async (route) => {
    await go.promise;
    await route.continue();
  });
  await page.goto('/desk/content');
  await expect(page.getByRole('link', { name: 'Everything' })).toHaveText(/^Everything\s*$/);
  go.resolve();
  await expect(page.getByRole('link', { name: 'Everything' })).toHaveText(/^Everything \d+$/);
});

test('a search tells how many records it has found, and leads to all of them', async ({ page }) => {
  const { kinds }: ContentOverview = await (await page.request.get('/api/desk/content?q=the')).json();
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  await page.goto('/desk/content?q=the');
  await expect(page.getByRole('status').filter({ hasText: `${total} found` })).toBeAttached();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/reviews\?q=the$/);
});

test('records that are loading or did not load are not said to be missing', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/api\/desk\/content\?q=$/, async (route) => {
    const { kinds }: ContentOverview = await (await route.fetch()).json();
    await route.fulfill({ json: { kinds: kinds.map((kind) => ({ ...kind, drafts: 1 })) } });
  });
  await page.route(/\/api\/desk\/content\/reviews\?|\/content\?q=porch/, (route) =>
    route.fulfill({ status: 503 }),
  );
  await page.goto('/desk/content?drafts=true');
  await expect(page.getByRole('link', { name: /^Drafts/ })).toHaveText(/\d/);
  await expect(page.getByText('No drafts.')).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try again' });
  await expectAfterRetries(again);
  await expect(page.getByText('No drafts.')).toHaveCount(0);
  await page.getByRole('searchbox').fill('porch');
  await expect(again).toHaveCount(0);
  await expectAfterRetries(again);
});

test('a list of questions that did not load keeps no record from being edited', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/desk/questions', (route) => route.fulfill({ status: 503 }));
  await page.goto('/desk/conversations');
  await expectAfterRetries(page.getByRole('button', { name: 'Try again' }));
  await page.getByRole('link', { name: 'Content' }).click();
  await page.getByRole('list', { name: 'Neighborhoods' }).getByRole('link').first().click();
  await expect(page.getByLabel('Description', { exact: false }).first()).toBeVisible();
});
