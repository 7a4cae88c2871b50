import { waitForHydration } from './frame-page.ts';
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

test('the error page is a full page with status 500 and the phone number', async ({ request }) => {
  const response = await request.get('/500');
  expect(response.status()).toBe(500);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]).toBe('A fuse has blown');
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  expect(links.map(([, href, words = '']) => [words.replace(/<[^>]+>/g, ''), href])).toEqual(
    expect.arrayContaining([
      ['Call (704) 555-0142', 'tel:+17045550142'],
      ['Try again', expect.any(String)],
      ['Go Home', '/'],
    ]),
  );
  expect(main).not.toContain('<rect');
  expect(html).toContain('<header');
});
