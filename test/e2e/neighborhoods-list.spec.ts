import { neighborhoods } from '#content/neighborhoods.ts';
import { countCapitalized, countInWords } from '#domain/neighborhoods/area-words.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const LIST = `${countCapitalized(neighborhoods.length)} neighborhoods`;
const MAP = `Map of the ${countInWords(neighborhoods.length)} neighborhoods`;

const test = openedOnce((page) => page.goto('/neighborhoods'));

test('the guide has an intro and links to every neighborhood, with its price marked as a sample', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The neighborhood guide');
  await expect(page.getByText('places, from streetcar bungalows to lake docks.')).toBeVisible();
  const cards = page.getByRole('region', { name: LIST }).getByRole('listitem');
  await expect(cards).toHaveCount(neighborhoods.length);
  for (const [index, { name, slug }] of neighborhoods.entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/neighborhoods/${slug}`);
  }
  await expect(cards.nth(0)).toContainText('$1.40M');
  await expect(cards.nth(6)).toContainText('$385K');
  const list = page.getByRole('region', { name: LIST });
  await expect(list.getByText('Sample figures, not market data.')).toBeVisible();
  await expect(list.getByText('As of November 1, 2026')).toBeVisible();
});

test('the map names every neighborhood in the order of the list, and says that it is not to scale', async ({
  page,
}) => {
  const map = page.getByRole('navigation', { name: MAP });
  const names = await map.getByRole('link').allTextContents();
  expect(names).toEqual(neighborhoods.map((area) => area.name));
  await expect(page.getByText('not to scale')).toBeVisible();
});

test('the map is readable on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const labels = page.getByRole('navigation', { name: MAP }).locator('text');
  expect(await labels.count()).toBeGreaterThanOrEqual(neighborhoods.length);
  const SMALLEST_PX = 11;
  for (const label of await labels.all()) {
    const drawn = await label.evaluate((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    });
    expect(drawn).toBeGreaterThanOrEqual(SMALLEST_PX);
  }
});

test('the guides are listed, each a link', async ({ page, request }) => {
  const links = page.locator('main a[href^="/guides/"]');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const href = await link.getAttribute('href');
    expect((await request.get(href ?? '')).status(), href ?? '').toBe(200);
  }
});

test('a search lists the guides it finds instead of all', async ({ request }) => {
  const guidesFor = async (query: string) => {
    const html = await (await request.get(`/neighborhoods?q=${query}`)).text();
    return [...html.matchAll(/<a [^>]*href="(\/guides\/[^"]+)"/g)].map(([, href]) => href);
  };
  expect(await guidesFor('register+of+deeds')).toEqual([
    '/guides/selling-a-home-in-charlotte',
    '/guides/first-time-buyers-path-in-north-carolina',
  ]);
  expect(await guidesFor('zeppelin')).toEqual([]);
});

test('the map works from the keyboard, and shows where the focus is', async ({ page }) => {
  const map = page.getByRole('navigation', { name: MAP });
  const strokeOf = (name: string) =>
    map
      .getByRole('link', { name })
      .locator('path')
      .first()
      .evaluate((path) => getComputedStyle(path).strokeWidth);
  await page.getByRole('button', { name: 'Search' }).focus();
  const before = await strokeOf('Dilworth');
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: 'Dilworth' })).toBeFocused();
  expect(await strokeOf('Dilworth')).not.toBe(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: 'NoDa' })).toBeFocused();
  await expect(map.getByRole('link', { name: 'NoDa' })).toHaveAttribute('href', '/neighborhoods/noda');
});

onTheSite.describe('without JavaScript', () => {
  onTheSite.use({ javaScriptEnabled: false });

  onTheSite('every word and link is there', async ({ page }) => {
    await page.goto('/neighborhoods');
    const map = page.getByRole('navigation', { name: MAP });
    await map.getByRole('link', { name: 'Plaza Midwood' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plaza Midwood');
  });
});
