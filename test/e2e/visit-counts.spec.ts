import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { startBuiltServer } from '../running-server.ts';
import { openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

/** The headless browser's own user agent would be classified as a bot. */
const VISITOR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent: VISITOR });

test('visits are counted by step and page, and are stored when the server stops', async ({ page }) => {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn' } });
  await test.step('from the page to a message', async () => {
    await openHydrated(page, `${server.url}/contact`);
    const form = page.locator('form[action^="/contact"]');
    await form.scrollIntoViewIfNeeded();
    await form.locator('[name=firstName]').fill('Jordan');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(form).toContainText('Enter your last name.');
    await form.locator('[name=lastName]').fill('Reyes');
    await form.locator('[name=email]').fill('jordan@example.com');
    await form.locator('[name=interest]').selectOption('buying');
    const answered = page.waitForResponse('**/api/leads');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await answered).status()).toBe(201);
  });
  await test.step('a page is counted each time it is opened, whether rendered or cached', async () => {
    for (let visit = 0; visit < 3; visit += 1)
      await (await fetch(`${server.url}/reviews`, { headers: { 'user-agent': VISITOR } })).text();
  });
  await test.step('a prefetched page is counted once, when it is opened', async () => {
    await openHydrated(page, `${server.url}/compare`);
    const fetched = waitForPrefetch(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).hover();
    await fetched;
    const reported = page.waitForResponse('**/api/counts');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    expect((await reported).status()).toBe(204);
  });
  expect(await server.end()).toBe(0);
  expect(countsIn(server.dataDir)).toEqual([
    '/compare view 1',
    '/contact contact-refused 1',
    '/contact contact-seen 1',
    '/contact contact-sent 1',
    '/contact contact-started 1',
    '/contact view 1',
    '/privacy view 1',
    '/reviews view 3',
  ]);
  await server.remove();
});

test('under Global Privacy Control nothing is reported', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const reported = reports(page);
  await openHydrated(page, `${site.url}/contact`);
  await page.getByLabel('First Name').fill('Jordan');
  await expect(page.getByLabel('First Name')).toHaveValue('Jordan');
  expect(reported).toEqual([]);
});

function reports(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/counts')) asked.push(request.postData() ?? '');
  });
  return asked;
}

/** Resolves when the browser has prefetched a page by the speculation rules. */
async function waitForPrefetch(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await browser.send('Preload.enable');
  await ready;
}

function countsIn(dataDir: string): string[] {
  const store = new DatabaseSync(join(dataDir, 'porchlight.db'), { readOnly: true });
  const rows = store.prepare('select route, step, count from visit_counts order by route, step').all();
  store.close();
  return rows.map(({ route, step, count }) => `${route} ${step} ${count}`);
}
