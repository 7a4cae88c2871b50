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

test('the rules are sent as what they are, and leave out what is no page of ours', async ({ request }) => {
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const rules = JSON.stringify(await answer.json());
  for (const left of ['/api/*', '[download]', '[target=_blank]']) expect(rules).toContain(left);
});
