import { neighborhoods } from '#content/neighborhoods.ts';
import { decideCookies, openHydrated, PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';

test('neighborhood names are never truncated', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"fontSize":150}'));
  await page.goto('/neighborhoods/noda');
  const title = page.getByRole('heading', { level: 1 });
  await page.evaluate(async () => await document.fonts.ready);
  for (const { name } of neighborhoods) {
    const right = await title.evaluate((one, text) => {
      one.textContent = text;
      return one.getBoundingClientRect().left + one.scrollWidth;
    }, name);
    expect(right, name).toBeLessThanOrEqual(320);
  }
});

test('with twice the text size the header is as high as its content', async ({ page }) => {
  await decideCookies(page);
  await openHydrated(page, '/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  for (const width of [320, 768]) {
    await page.setViewportSize({ ...PHONE, width });
    const header = await page.getByRole('banner').boundingBox();
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    if (!header || !brand) throw new Error('The header is missing');
    expect(brand.y, `${width} px`).toBeGreaterThanOrEqual(header.y);
    expect(brand.y + brand.height, `${width} px`).toBeLessThanOrEqual(header.y + header.height);
  }
});

test('at twice the text size in the browser, the narrowest header takes one line each for name, firm and license', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { ...PHONE, width: 320 } });
    await page.goto('/contact');
    const brand = page.getByRole('banner').getByRole('link').first();
    const lines = await brand.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
    });
    expect(lines).toBe(3);
  } finally {
    await browser.close();
  }
});
