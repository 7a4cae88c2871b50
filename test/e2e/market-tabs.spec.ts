import type { Page } from '@playwright/test';
import { openHydrated } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

const test = openedOnce(
  (page) => openHydrated(page, '/market-insights'),
  (page) => tab(page, 'Overview').click(),
);

test('the overview opens first, with four figures; a click opens a tab and updates the URL; Back returns', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market Insights');
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  const overview = panel(page, 'Overview');
  for (const [label, value, change] of [
    ['Avg home price', '$425,000', '+8.5%'],
    ['Days on market', '28', '−12%'],
    ['Active listings', '1,247', '+5.2%'],
    ['Price per sq ft', '$185', '+6.8%'],
  ] as const) {
    const figure = overview.locator('dl > div').filter({ hasText: label });
    await expect(figure).toContainText(value);
    await expect(figure).toContainText(`${change} from a year ago`);
  }
  const [up, down, ...more] = await overview
    .locator('dl svg')
    .evaluateAll((arrows) => arrows.map(({ innerHTML }) => innerHTML));
  expect(more).toEqual([up, up]);
  expect(down).not.toBe(up);
  await expect(overview.getByText('Sample figures, not market data.')).toBeVisible();
  await expect(panel(page, 'Trends')).toBeHidden();

  await tab(page, 'Trends').click();
  await expect(page).toHaveURL(/\/market-insights\?tab=trends$/);
  await expect(panel(page, 'Trends')).toBeVisible();
  await expect(panel(page, 'Overview')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/market-insights$/);
  await expect(panel(page, 'Overview')).toBeVisible();
  await expect(tab(page, 'Trends')).toHaveAttribute('aria-selected', 'false');
});

onTheSite(
  'a URL opens its tab, and keeps the selected neighborhoods when another opens, which is open again when the visitor comes back from another page',
  async ({ page }) => {
    await openHydrated(page, '/market-insights?tab=trends&area=noda');
    await expect(panel(page, 'Trends')).toBeVisible();
    await onTheSite.step('Show areas leads to the charts with their tabs in view', async () => {
      await page.getByRole('button', { name: 'Show areas' }).click();
      await expect(page).toHaveURL(/#p-trends$/);
      const header = await page.getByRole('banner').boundingBox();
      const tabs = await page.getByRole('tablist').boundingBox();
      expect(tabs?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
    await tab(page, 'Neighborhoods').click();
    await expect(page).toHaveURL(/tab=neighborhoods/);
    await expect(page).toHaveURL(/area=noda/);
    await onTheSite.step(
      'the four Hot Markets show median price and growth and lead to their pages',
      async () => {
        const cards = panel(page, 'Neighborhoods')
          .getByRole('listitem')
          .filter({ has: page.getByRole('link') });
        for (const [place, [name, price, growth]] of [
          ['South End', '$630K', '+9.1%'],
          ['NoDa', '$489K', '+7.4%'],
          ['Dilworth', '$1.40M', '+5.8%'],
          ['Plaza Midwood', '$945K', '+6.2%'],
        ].entries()) {
          const card = cards.nth(place);
          for (const words of ['Hot Market', name, price, growth])
            await expect(card).toContainText(words ?? '');
        }
        await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/neighborhoods/southend');
      },
    );
    await onTheSite.step('the tab is open again when the visitor comes back', async () => {
      await page.goto('/contact');
      await page.goBack();
      await expect(tab(page, 'Neighborhoods')).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page, 'Neighborhoods')).toBeVisible();
      await expect(page.locator('#p-overview')).toBeHidden();
    });
  },
);

test('the tabs are one tab stop; arrows, Home and End move between them', async ({ page }) => {
  await tab(page, 'Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Trends')).toBeFocused();
  await expect(panel(page, 'Trends')).toBeVisible();
  await expect(page).toHaveURL(/tab=trends/);
  await page.keyboard.press('End');
  await expect(tab(page, 'Neighborhoods')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Overview')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Neighborhoods')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Overview')).toBeFocused();
  await page.keyboard.press('Control+ArrowRight');
  await expect(tab(page, 'Overview')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Overview')).toBeFocused();
});

test('the price of a Hot Market is beside its name if the card is wide enough for both, else below it', async ({
  page,
}) => {
  const name = page.getByRole('heading', { name: 'NoDa', exact: true });
  const price = page.getByText('$489K', { exact: true });
  await tab(page, 'Neighborhoods').click();
  for (const [width, isBeside] of [
    [360, false],
    [768, true],
    [1024, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [nameBox, priceBox] = await Promise.all([name.boundingBox(), price.boundingBox()]);
    if (!nameBox || !priceBox) throw new Error('The card is missing');
    expect(priceBox.y < nameBox.y + nameBox.height, `at ${width} px`).toBe(isBeside);
  }
});

onTheSite.describe('without JavaScript', () => {
  onTheSite.use({ javaScriptEnabled: false });

  onTheSite(
    'the tabs are links to pages with their content; neighborhoods are selected in a form, and every figure is in a table',
    async ({ page }) => {
      await page.goto('/market-insights');
      const links = page.getByRole('navigation', { name: 'Market dashboard' }).getByRole('link');
      await expect(links).toHaveText(['Overview', 'Trends', 'Neighborhoods']);
      await expect(page.getByRole('region', { name: 'Overview' })).toContainText('$425,000');
      await links.nth(1).click();
      await expect(page.getByRole('img', { name: 'Average home price' })).toBeVisible();
      await expect(page.getByText('from a year ago')).toHaveCount(4);
      await expect(page.getByText('from a year ago').first()).toBeHidden();
      await links.nth(2).click();
      await expect(page.getByText('Hot Market', { exact: true })).toHaveCount(4);

      await links.nth(1).click();
      await page.getByRole('checkbox', { name: 'Charlotte' }).uncheck();
      await page.getByRole('checkbox', { name: 'NoDa' }).check();
      await page.getByRole('checkbox', { name: 'Myers Park' }).check();
      await page.getByRole('button', { name: 'Show areas' }).click();
      await expect(page).toHaveURL(/tab=trends&area=noda&area=myers-park#p-trends$/);
      await page.getByText('Show as a table').first().click();
      const table = page.getByRole('table', { name: 'Median sale price by month' });
      await expect(table.getByRole('columnheader')).toHaveText(['Month', 'NoDa', 'Myers Park']);
      await expect(table.getByRole('row')).toHaveCount(37);
      await expect(table.getByRole('row').nth(1)).toHaveText(/October 2026\s*\$489,000\s*\$1,541,000/);
    },
  );
});
