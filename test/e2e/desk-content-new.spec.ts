import type { Page } from '@playwright/test';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

test('the last input in a new review is saved to it, and the next new one is empty', async ({ page }) => {
  await page.goto('/desk/content/reviews/new');
  const wrote = page.getByLabel('What they wrote');
  await page.getByLabel('Name', { exact: true }).fill('Robin Alder');
  await page.getByLabel('Where they live').fill('Plaza Midwood');
  await wrote.fill('We moved in June.');
  await expect(page).toHaveURL(/\/desk\/content\/reviews\/\d+$/);
  const draft = `/api${new URL(page.url()).pathname}/draft`;
  const stored = async () => (await (await page.request.get(draft)).json()).record.content;
  await wrote.fill('We moved in June, and the porch is ours.');
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible();
  await expect.poll(stored).toBe('We moved in June, and the porch is ours.');
  await page.goto('/desk/content/reviews/new');
  await expect(wrote).toHaveValue('');
});

test('a new review whose response was lost shows what was written in it elsewhere since', async ({
  page,
}) => {
  let added = { id: '', record: {}, version: 0 };
  await page.route(/\/api\/desk\/content\/reviews$/, async (route) => {
    if (route.request().method() !== 'POST' || added.id) return await route.continue();
    added = await (await route.fetch()).json();
    const draft = `/api/desk/content/reviews/${added.id}/draft`;
    const data = { record: { ...added.record, content: 'Written on the phone.' }, version: added.version };
    await page.request.put(draft, { data });
    await route.abort();
  });
  await page.goto('/desk/content/reviews/new');
  await page.getByLabel('Name', { exact: true }).fill('Ash Lindqvist');
  await page.getByLabel('Where they live').fill('NoDa');
  await page.getByLabel('What they wrote').fill('Written on the laptop.');
  const conflict = page.getByRole('alert').filter({ hasText: 'Written on the phone.' });
  await expect(conflict).toContainText('Written on the laptop.', { timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`/desk/content/reviews/${added.id}$`));
  await conflict.getByRole('button').first().click();
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  const kept = await (await page.request.get(`/api/desk/content/reviews/${added.id}/draft`)).json();
  expect(kept.record.content).toBe('Written on the laptop.');
});

test('new records in two tabs are both kept, and restored after the tabs are closed', async ({ context }) => {
  const titleIn = (tab: Page) => tab.getByLabel('Title', { exact: true });
  const tabs: Page[] = [];
  const keptIn = (tab: Page | undefined) =>
    tab?.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes(':guides/new'))
        .map(([, text]) => JSON.parse(text).record.title)
        .toSorted(),
    );
  const open = async (title: string) => {
    const tab = await context.newPage();
    await tab.goto('/desk/content/guides/new');
    await expect(titleIn(tab)).toHaveValue(title);
    return tab;
  };
  for (const title of ['An hour of words', 'Other words']) {
    const tab = await open('');
    tabs.push(tab);
    await titleIn(tab).fill(title);
    await expect(tab.getByText(/do(es)? not fit yet/)).toBeVisible();
  }
  expect(await keptIn(tabs[0])).toEqual(['An hour of words', 'Other words']);
  for (const tab of tabs) await tab.close();
  await open('An hour of words');
  await open('Other words');
});
