import type { APIRequestContext } from '@playwright/test';
import { expect, testAlone as test } from './desk-site.ts';

/** Publishes a record with changed fields. */
async function publish(request: APIRequestContext, address: string, fields: object): Promise<void> {
  const at = `/api/desk/content/${address}`;
  const { record, version } = await (await request.get(`${at}/draft`)).json();
  const draft = await request.put(`${at}/draft`, { data: { record: { ...record, ...fields }, version } });
  expect(draft.status()).toBe(200);
  const data = { version: (await draft.json()).version, reason: 'A test' };
  expect((await request.post(`${at}/publish`, { data })).status()).toBe(200);
}

test('paragraphs written at the desk are paragraphs on the page', async ({ page }) => {
  const paragraphs = 'One line of words.\n\nAnother line of words.';
  await publish(page.request, 'neighborhoods/noda', { description: `A lead. ${paragraphs}` });
  await publish(page.request, 'reviews/1', { content: paragraphs });
  await publish(page.request, 'agent/1', { bio: paragraphs });
  for (const path of ['/neighborhoods/noda', '/']) {
    await page.goto(path);
    const texts = page.getByText('One line of words. Another line of words.');
    expect(new Set(await texts.allInnerTexts()), path).toEqual(new Set([paragraphs]));
  }
});

test('the dots of many pages of reviews fit a small phone', async ({ page }) => {
  const added = Array.from({ length: 24 }, async (_, index) => {
    const record = {
      place: 'home',
      name: `Client ${index}`,
      location: 'NoDa',
      content: 'Good.',
      rating: 5,
      isSample: false,
    };
    const { id, version } = await (
      await page.request.post('/api/desk/content/reviews', { data: { record } })
    ).json();
    expect(
      (await page.request.post(`/api/desk/content/reviews/${id}/publish`, { data: { version } })).status(),
    ).toBe(200);
  });
  await Promise.all(added);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Page 8' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
