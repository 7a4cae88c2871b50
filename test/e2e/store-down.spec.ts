import { expect } from './quiet-test.ts';
import { test as base } from './worker-sites.ts';

const PHONE = '(704) 555-0142';

const test = base.extend({ baseURL: async ({ siteWithoutStore }, use) => use(siteWithoutStore.url) });

// In one worker, because each would start its own site.
test.describe.configure({ mode: 'default' });

test('the server reports that it is not ready, and the API returns 503 with the phone number', async ({
  request,
}) => {
  expect((await request.get('/readyz')).status()).toBe(503);
  const response = await request.post('/api/leads', {
    data: { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', interest: 'buying' },
  });
  expect(response.status()).toBe(503);
  expect(response.headers()['content-type']).toBe('application/problem+json');
  expect((await response.json()).detail).toContain(PHONE);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('pages are served, and the form keeps the input and shows the phone number', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
      await page.getByLabel('First name').fill('Jordan');
      await page.getByLabel('Last name').fill('Reyes');
      await page.getByLabel('Email').fill('jordan@example.com');
      await page.getByLabel('I am interested in').selectOption('buying');
      await page.getByRole('textbox', { name: 'Message' }).fill('Please call after six.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      const note = page.getByRole('group', { name: 'Your message was not sent.' });
      await expect(note).toContainText(PHONE);
      await expect(page.getByLabel('First name')).toHaveValue('Jordan');
      await expect(page.getByLabel('I am interested in')).toHaveValue('buying');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Please call after six.');
    });
  });
}

test('when no record loads, neighborhoods and guides show their built-in texts, and unknown ones the fallbacks', async ({
  request,
  siteWithoutStore: away,
}) => {
  const pageAt = async (path: string) => {
    const response = await request.get(`${away.url}${path}`);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    return { html, title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] };
  };
  expect((await pageAt('/guides/living-along-the-light-rail')).title).toBe('Living along the light rail');
  const fallback = await pageAt('/guides/no-such-guide');
  expect(fallback.title).toBe('A day in Myers Park');
  expect(fallback.html.match(/<meta name="robots" content="([^"]*)"/)?.[1]).toBe('noindex');
  expect(fallback.html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toMatch(/a-day-in-myers-park$/);
  expect((await pageAt('/neighborhoods')).title).toBe('The neighborhood guide');
  expect((await pageAt('/neighborhoods/fourth-ward')).title).toBe('Fourth Ward');
  expect((await pageAt('/neighborhoods/atlantis')).title).toBe('SouthEnd');
  expect((await request.get(`${away.url}/api/guides/no-such-guide`)).status()).toBe(404);
});
