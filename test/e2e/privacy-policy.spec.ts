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
  test(`${path} serves the policy with its date, nine sections and one canonical URL`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe('Privacy Policy');
    expect(/Effective [^<]*/.exec(html)?.[0]).toBe('Effective July 4, 2025');
    const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    const headings = [...article.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading = '']) =>
      heading.trim(),
    );
    expect(headings).toEqual(SECTIONS);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(/\/privacy-policy$/);
  });
}

test('the table of contents leads to each section, also without JavaScript; on a phone no line ends within the phone number, which can be called', async ({
  browser,
  site,
}) => {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(SECTIONS);
  await contents.filter({ hasText: 'Children' }).click();
  await expect(page.getByRole('heading', { name: 'Children under 18' })).toBeInViewport();
  const number = page.getByRole('article').getByRole('link', { name: '(704) 555-0142' });
  await expect(number).toHaveAttribute('href', 'tel:+17045550142');
  expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
  await context.close();
});
