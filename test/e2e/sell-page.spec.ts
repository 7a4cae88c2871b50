import { outbound } from '#content/navigation.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { sellPage } from '#content/sell.ts';
import { DESKTOP, decideCookies, openHydrated, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect } from './site.ts';
import { violationsOf } from './violations.ts';

const test = openedOnce(async (page) => {
  await decideCookies(page);
  await openHydrated(page, '/sell');
});

test('shows the system in four steps, the figures, the neighborhoods, the guide and a call link', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sellPage.hero.title);
  await expect(page.locator('main').getByText('Stone Selling System', { exact: true })).toBeVisible();
  const parts = await page
    .locator('main section')
    .evaluateAll((all) =>
      all.map((one) => one.id || one.getAttribute('aria-label') || one.querySelector('h1, h2')?.textContent),
    );
  expect(parts).toEqual([
    sellPage.hero.title,
    sellPage.system.title,
    'Credentials',
    sellPage.coverage.title,
    'guide',
    sellPage.closing.title,
  ]);
  const steps = page
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /^(Price|Prepare|Present|Close)$/ });
  await expect(steps).toHaveText(['Price', 'Prepare', 'Present', 'Close']);
  const band = page.getByRole('region', { name: 'Credentials' });
  await expect(band.locator('dt')).toHaveText(['years', 'homes', 'closed transactions', 'reviews']);
  await expect(band.locator('dd')).toHaveText(['18', '2500+', '$1.5B', '1,000']);
  await expect(band).toContainText('As of November 1, 2026');
  for (const { name, slug } of neighborhoods) {
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/neighborhoods/${slug}`,
    );
  }
  await expect(page.getByRole('img', { name: "Cover of the Seller's Guide" })).toHaveCount(2);
  await expect(page.locator('main').getByRole('link', { name: 'Call (704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
});

test('a long name of a neighborhood wraps on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const link = page.locator('main a[href="/neighborhoods/noda"]');
  const rename = (name: string) =>
    link.evaluate((element, text) => {
      element.textContent = text;
    }, name);
  await rename('Ballantyne Country Club Estates');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await rename('NoDa');
});

test('Get Your Home Value opens the valuation site in a new tab', async ({ page }) => {
  const links = page.getByRole('link', { name: /^Get Your Home Value/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', outbound.homeValue);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test('Get the free guide leads to the form', async ({ page }) => {
  await page.getByRole('link', { name: 'Get the free guide' }).click();
  await expect(page.locator('#guide').getByLabel('First name')).toBeInViewport();
});

test('axe finds nothing on a phone and on a laptop after a failed submission', async ({ page }) => {
  await page.locator('#guide').getByRole('button').click();
  await expect(page.locator('#guide').getByText('Missing Information.')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // every-page.spec.ts checks the rest of the page.
    expect(await violationsOf(page, '#guide')).toEqual([]);
  }
});
