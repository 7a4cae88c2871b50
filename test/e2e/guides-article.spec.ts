import { wrapTables } from '#site/guide/guide-tables.ts';
import { openedOnce } from './opened-once.ts';
import { expect } from './site.ts';

const MYERS_PARK = '/guides/a-day-in-myers-park';
const test = openedOnce((page) => page.goto(MYERS_PARK));

test('a guide shows picture, badge, title, excerpt, date, neighborhood and text, and leads home and to a call', async ({
  page,
}) => {
  const article = page.getByRole('article');
  await expect(article.locator('img').first()).toHaveAttribute('alt', /Myers Park/);
  await expect(article.getByText('Featured Guide', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day in Myers Park');
  await expect(article.getByText('Coffee under the oaks, a long walk down Queens Road')).toBeVisible();
  await expect(article.getByText('Updated November 14, 2026')).toBeVisible();
  await expect(article.locator('time')).toHaveAttribute('datetime', '2026-11-14T12:00:00.000Z');
  await expect(article.getByRole('link', { name: 'Myers Park', exact: true })).toHaveAttribute(
    'href',
    '/neighborhoods/myers-park',
  );
  await expect(article.getByText('Start early, when the light comes in low')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const closing = page.getByRole('region', { name: 'Thinking of a move to Myers Park?' });
  await expect(closing.getByRole('link', { name: '(704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
});

test('a guide that is not featured has no badge, and one about no neighborhood has no label', async ({
  request,
}) => {
  const html = await (await request.get('/guides/living-along-the-light-rail')).text();
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  expect(article).toContain('<h1');
  expect(article).not.toContain('Featured Guide');
  expect(article).not.toContain('href="/neighborhoods/');
});

test("a guide's contents are its headings, and lead to them, clear of the header", async ({ page }) => {
  const entries = page.getByRole('navigation', { name: 'In this guide' }).getByRole('link');
  const headings = page.getByRole('article').locator('h2');
  expect(await entries.allTextContents()).toEqual(await headings.allTextContents());
  const heading = headings.last();
  await entries.last().click();
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.locator('header').first().boundingBox();
  expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('lines are at most 62 characters wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  // A page opened before its fonts had loaded keeps the fallback fonts, whose characters are narrower.
  await page.reload();
  const [width, measure] = await page
    .getByRole('article')
    .locator('p', { hasText: 'The park is ninety-eight acres' })
    .evaluate((paragraph) => {
      const ruler = document.createElement('span');
      Object.assign(ruler.style, { position: 'absolute', width: '62ch' });
      paragraph.append(ruler);
      return [paragraph.getBoundingClientRect().width, ruler.getBoundingClientRect().width];
    });
  expect(width).toBeLessThanOrEqual((measure ?? 0) + 1);
});

test('a wide table scrolls by itself, also by keyboard, and the page does not scroll sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cells = Array.from({ length: 8 }, () => '<td>Neighborhoods</td>').join('');
  const html = wrapTables(`<p>All in figures:</p><table><tr>${cells}</tr></table>`);
  const prose = page.getByRole('article').locator('[class*="prose"]');
  const putBack = await prose.evaluateHandle((element, text) => {
    const article = [...element.childNodes];
    element.innerHTML = text;
    return () => element.replaceChildren(...article);
  }, html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const room = page.getByRole('group', { name: 'Table' });
  await room.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => room.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await putBack.evaluate((restore) => restore());
});

test('an unknown guide gets status 404 and the words of the spec', async ({ request }) => {
  const response = await request.get('/guides/no-such-guide');
  expect(response.status()).toBe(404);
  const html = (await response.text()).replaceAll('&#x27;', "'");
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe('Guide Not Found');
  expect(html).toContain(">The guide you're looking for doesn't exist.<");
  expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]).toBe('noindex');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home<\/a>/);
});

test('there is no list of guides', async ({ request }) => {
  const response = await request.get('/guides');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found');
});

test('the whole article is in the HTML', async ({ request }) => {
  const html = await (await request.get('/guides/first-time-buyers-path-in-north-carolina')).text();
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  expect(article.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(900);
});
