import type { Page } from '@playwright/test';
import { expect, test } from './desk-site.ts';

// page.route cannot intercept files of a page controlled by a service worker.
test.use({ serviceWorkers: 'block' });

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

const LATE_BY_A_PRESS = [
  {
    what: 'the bar for several leads',
    file: '**/selection-bar-*.js',
    press: (page: Page) => page.getByRole('button', { name: 'Choose several' }).click(),
    shown: (page: Page) => page.getByRole('button', { name: 'Mark as spam' }),
  },
  {
    what: 'the sheet of keys',
    file: '**/key-sheet-*.js',
    press: (page: Page) => page.keyboard.press('?'),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Keys' }),
  },
];

for (const { what, file, press, shown } of LATE_BY_A_PRESS) {
  test(`when ${what} fails to load, the page stays as it is and the next press loads it`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/desk/leads');
    const choose = page.getByRole('button', { name: 'Choose several' });
    await expect(choose).toBeVisible();
    await press(page);
    await expect(page.getByText('That did not reach the server.')).toBeVisible();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await expect(choose).toBeVisible();
    await page.unroute(file);
    await press(page);
    await expect(shown(page)).toBeVisible();
  });
}
