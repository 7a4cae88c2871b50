import type { Page } from '@playwright/test';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test('a rich text editor that fails to load shows a message, and loads with a page reload', async ({
  page,
}) => {
  const said = page.getByText('This did not load.');
  await page.route('**/article-field-*.js', (route) => route.abort());
  await page.goto('/desk/content/guides/living-along-the-light-rail');
  await expect(said).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await page.unroute('**/article-field-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[contenteditable]')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('the font of the text is requested before the app runs, so that the first visit can show it', async ({
  page,
}) => {
  const requested = page.waitForRequest((request) => request.url().includes('instrument-sans-normal'));
  await page.route('**/desk/assets/desk-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/desk/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a lead or chat whose code fails to load leaves one page with one heading, and can be retried', async ({
  context,
}) => {
  // Not the fixture's page, on which the errors logged would fail the test.
  const page = await context.newPage();
  for (const [path, file, title] of [
    ['/desk/leads/some', /\/lead-page-.+\.js$/, 'Leads'],
    ['/desk/leads/some?full=true', /\/lead-page-.+\.js$/, 'This did not load.'],
    ['/desk/conversations/some', /\/conversation-(?!rows-).+\.js$/, 'Conversations'],
  ] as const) {
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    const failed = page.getByText('This did not load.');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
  }
});

const LATE_BY_A_PRESS = [
  {
    what: 'the sheet of keys',
    file: '**/key-sheet-*.js',
    press: (page: Page) => page.keyboard.press('?'),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Keys' }),
  },
  {
    what: 'the bar for several leads',
    file: '**/selection-bar-*.js',
    press: (page: Page) => page.getByRole('button', { name: 'Choose several' }).click(),
    shown: (page: Page) => page.getByRole('button', { name: 'Mark as spam' }),
  },
];

test('when a part fails to load, the page stays as it is and the next press loads it', async ({ page }) => {
  for (const { file } of LATE_BY_A_PRESS) await page.route(file, (route) => route.abort());
  await page.goto('/desk/leads');
  const choose = page.getByRole('button', { name: 'Choose several' });
  const failed = page.getByText('That did not reach the server.');
  await expect(choose).toBeVisible();
  for (const { what, file, press, shown } of LATE_BY_A_PRESS) {
    await test.step(what, async () => {
      await press(page);
      await expect(failed).toBeVisible();
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
      await expect(choose).toBeVisible();
      await page.unroute(file);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await press(page);
      await expect(shown(page)).toBeVisible();
      await expect(failed).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
  }
});
