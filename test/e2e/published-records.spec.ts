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
