import { openAlive } from './frame-page.ts';
import { expect, test } from './site.ts';

test('a pointer that rests on a link fetches its page, which then stands without another request', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  const fetched = new Promise<void>((done) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done());
  });
  await openAlive(page, '/privacy-policy');
  const home = page.getByRole('main').getByRole('link', { name: 'Home' });
  await home.hover();
  await fetched;
  await home.click();
  await expect(page).toHaveURL(/\/$/);
  const delivery = await page.evaluate(() =>
    Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
  );
  expect(delivery).toBe('navigational-prefetch');
});

test('what is no page of ours is never fetched ahead', async ({ page }) => {
  await page.goto('/privacy-policy');
  const rules = await page.locator('script[type=speculationrules]').textContent();
  const where = JSON.parse(rules ?? '').prefetch[0].where.and;
  const left = where
    .slice(1)
    .flatMap(({ not }: { not: Record<string, string[]> }) => Object.values(not).flat());
  expect(left).toEqual(expect.arrayContaining(['/api/*', '/*\\?*sent=*', '[download]', '[target=_blank]']));
});
