import type { Page } from '@playwright/test';
import { expect, test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

/** The first save loads the wording check. */
const patiently = { timeout: 30_000 };

const ADDRESS = '/api/desk/content/guides/a-day-in-myers-park/draft';

test('editing an article keeps the captions of its pictures and tables', async ({ page }) => {
  await openWith(
    page,
    [
      '<p>Begin.</p><figure><img src="/apple-touch-icon.png" alt="An oak"><figcaption>An <em>old</em> oak</figcaption></figure>',
      '<table><caption>Prices by <strong>year</strong></caption><tbody><tr><th>Year</th><td>2025</td></tr></tbody></table>',
    ].join(''),
  );
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.getByText('Begin.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mine.');
  await expect.poll(() => contentOf(page), patiently).toContain('Begin. Mine.');
  const content = await contentOf(page);
  expect(content).toMatch(/<figure><img [^>]*><figcaption>An <em>old<\/em> oak<\/figcaption><\/figure>/);
  expect(content).toContain('<figure><figcaption>Prices by <strong>year</strong></figcaption><table>');
  expect(content.match(/<tr>/g)).toHaveLength(1);
  await text.getByText('oak', { exact: false }).last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below it.');
  await expect.poll(() => contentOf(page), patiently).toContain(' oak</figcaption></figure><p>Below it.</p>');
  await discard(page);
});

test('a picture of an article is still there after cutting and pasting it', async ({ page }) => {
  await openWith(page, '<img src="/apple-touch-icon.png" alt="An oak"><p>Below it.</p>');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.getByText('Below it.').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(text).toHaveText('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(text.getByRole('img', { name: 'An oak' })).toBeVisible();
  await expect
    .poll(() => contentOf(page))
    .toMatch(/^<img src="\/apple-touch-icon\.png" [^>]*><p>Below it\.<\/p>$/);
  await discard(page);
});

/** Opens an article whose draft has this text. */
async function openWith(page: Page, content: string): Promise<void> {
  await page.goto('/desk/content/guides');
  const { record, version } = await (await page.request.get(ADDRESS)).json();
  const headers = { origin: new URL(page.url()).origin };
  const data = { record: { ...record, content }, version };
  expect((await page.request.put(ADDRESS, { data, headers })).status()).toBe(200);
  await page.goto('/desk/content/guides/a-day-in-myers-park');
}

async function contentOf(page: Page): Promise<string> {
  return (await (await page.request.get(ADDRESS)).json()).record.content;
}

async function discard(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const { version } = await (await page.request.get(ADDRESS)).json();
  expect((await page.request.delete(`${ADDRESS}?version=${version}`, { headers })).status()).toBe(200);
}
