import type { Page } from '@playwright/test';
import { neighborhoods } from '#content/neighborhoods.ts';
import { PHONE } from './frame-page.ts';
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

test('with twice the text size the header is as high as its content, no words of two cards overlap, the note on the map is whole, and a phone breaks no figure and no area name in two', async ({
  page,
}) => {
  for (const { path, width, unbroken } of [
    { path: '/', width: 1440, unbroken: '#about dd' },
    { path: '/market-insights?tab=neighborhoods', width: 1440 },
    { path: '/market-insights?tab=trends', unbroken: 'fieldset label' },
    { path: '/neighborhoods/noda', width: 1100, unbroken: 'dl dd' },
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    if (width) {
      await page.setViewportSize({ width, height: 900 });
      await expectWordsInCards(page, path);
      await expectWholeNote(page, width, path);
    }
    await expectContentInHeader(page);
    if (unbroken) {
      await page.setViewportSize(PHONE);
      expect(await brokenWords(page, unbroken), path).toEqual([]);
    }
  }
});

async function expectContentInHeader(page: Page): Promise<void> {
  for (const width of [320, 768]) {
    await page.setViewportSize({ ...PHONE, width });
    const header = await page.getByRole('banner').boundingBox();
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    if (!header || !brand) throw new Error('The header is missing');
    expect(brand.y, `${width} px`).toBeGreaterThanOrEqual(header.y);
    expect(brand.y + brand.height, `${width} px`).toBeLessThanOrEqual(header.y + header.height);
  }
}

async function expectWordsInCards(page: Page, path: string): Promise<void> {
  const escaped = await page.locator('main li > :is(a, button):visible').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const right = card.getBoundingClientRect().right + 1;
      return [...card.querySelectorAll('span')]
        .filter((words) => words.getBoundingClientRect().right > right)
        .map((words) => words.textContent);
    }),
  );
  expect(escaped, path).toEqual([]);
}

async function expectWholeNote(page: Page, width: number, path: string): Promise<void> {
  const map = page.getByRole('region', { name: 'Office map' });
  expect(await map.evaluate((box) => box.scrollHeight - box.clientHeight), path).toBe(0);
  const mapBox = await map.boundingBox();
  expect((mapBox?.x ?? 0) + (mapBox?.width ?? 0), path).toBeLessThanOrEqual(width);
}

/** Words on two lines. */
async function brokenWords(page: Page, places: string): Promise<string[]> {
  return await page.locator(`main :is(${places}):visible`).evaluateAll((all) =>
    all.flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const inTwo: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            inTwo.push(word);
        }
      }
      return inTwo;
    }),
  );
}
