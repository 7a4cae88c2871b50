import type { Page } from '@playwright/test';
import { outbound } from '#content/navigation.ts';
import { crimeRecordOf, schoolRecord } from '#content/neighborhood-page.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { openHydrated, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect } from './site.ts';

// The specification's list, in its order (sections 3 and 5).
const PRICES = [
  ['Dilworth', '$1.40M', '85'],
  ['Fourth Ward', '$408K', '95'],
  ['NoDa', '$489K', '78'],
  ['SouthEnd', '$630K', '88'],
  ['Plaza Midwood', '$945K', '82'],
  ['Myers Park', '$1.54M', '65'],
  ['Uptown', '$385K', '92'],
  ['Lake Norman', '$593K', '45'],
] as const;

// A segment of the roofline, beside others and with the pointer or the focus on its neighborhood.
const CALM = 'rgb(185, 139, 75)';
const TERRACOTTA = 'rgb(164, 71, 42)';

const section = (page: Page) => page.locator('#neighborhoods');
// While its popover is open, a card is inert and cannot be found by role.
const card = (page: Page, name: string) =>
  section(page).locator('button[aria-haspopup=dialog]', { hasText: name });
const popover = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const test = openedOnce(
  (page) => openHydrated(page, '/'),
  async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('shows the neighborhoods in their order, each with its median price and its own sheet', async ({
  page,
}) => {
  const cards = section(page).locator('button[aria-haspopup=dialog]');
  await expect(cards).toHaveCount(neighborhoods.length);
  for (const [index, [name, price]] of PRICES.entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await expect(cards.nth(index)).toContainText(price);
    const slug = neighborhoods.find((area) => area.name === name)?.slug;
    await expect(cards.nth(index)).toHaveAttribute('commandfor', `neighborhood-${slug}`);
  }
});

test('every sheet has the full details of its neighborhood', async ({ page }) => {
  for (const [name, price, walkScore] of PRICES) {
    const area = neighborhoods.find((one) => one.name === name);
    if (!area) throw new Error(`No record of ${name}`);
    const sheet = await sheetOf(page, area.slug);
    expect(sheet.items).toEqual(area.keyFeatures);
    for (const words of [
      `Median price${price}`,
      `Walk score${walkScore} out of 100`,
      `Crime rating${area.crimeRating} Sample`,
      `School rating${area.schoolRating} Sample`,
    ])
      expect(sheet.text).toContain(words);
    for (const record of [crimeRecordOf(area.slug), schoolRecord])
      expect(sheet.links).toContainEqual([
        expect.stringContaining(record?.name ?? ''),
        record?.link,
        '_blank',
      ]);
    expect(sheet.links).toContainEqual([
      expect.stringContaining('Search Listings'),
      outbound.searchListings,
      '_blank',
    ]);
    expect(sheet.links).toContainEqual([`Read the ${name} page`, `/neighborhoods/${area.slug}`, null]);
  }
});

/** The texts and links of a neighborhood's sheet, which is in the page before it opens. */
function sheetOf(page: Page, slug: string) {
  return page.locator(`#neighborhood-${slug}`).evaluate((sheet) => ({
    text: sheet.textContent,
    items: [...sheet.querySelectorAll('li')].map((item) => item.textContent),
    links: [...sheet.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]),
  }));
}

test('on a phone the close icon has a bright disc behind it, over any picture', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await card(page, 'Dilworth').click();
  const close = popover(page, 'Dilworth').getByRole('button', { name: 'Close' });
  await expect(close).toHaveCSS('background-color', 'rgb(252, 250, 245)');
  await test.step('and stays in view wherever the sheet is scrolled to', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const sheet = popover(page, 'Dilworth');
    await sheet.evaluate((part) => part.scrollTo({ top: part.scrollHeight, behavior: 'instant' }));
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(sheet).toBeHidden();
  });
});

test.describe('an open popover', () => {
  test('closes in every way, and returns the focus to its card', async ({ page }) => {
    const sheet = popover(page, 'Dilworth');
    const ways: Record<string, () => Promise<void>> = {
      'its close mark': async () => await sheet.getByRole('button', { name: 'Close' }).click(),
      Escape: async () => await page.keyboard.press('Escape'),
      'the backdrop, opening nothing else': async () => {
        await page.mouse.click(5, 5);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
      'a click on what is left of its own card': async () => {
        const box = await card(page, 'Dilworth').boundingBox();
        const covered = await sheet.boundingBox();
        if (!box || !covered) throw new Error('Nothing to measure');
        const x = box.x + 10;
        expect(x).toBeLessThan(covered.x);
        await page.mouse.click(x, Math.max(box.y, 0) + 40);
      },
      'its own card however the click comes': async () => await card(page, 'Dilworth').dispatchEvent('click'),
    };
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        await open(page);
        await close();
        await expectClosed(page);
      });
    }
  });

  test('does not close on a click inside it', async ({ page }) => {
    await open(page);
    const sheet = popover(page, 'Dilworth');
    await sheet.getByText('Key features').click();
    await expect(sheet).toBeVisible();
  });

  test('stays open when a text selection in it ends outside', async ({ page }) => {
    await open(page);
    const sheet = popover(page, 'Dilworth');
    await sheet.getByText('Key features').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(sheet).toBeVisible();
  });

  test('keeps Tab inside in both directions', async ({ page }) => {
    await open(page);
    const sheet = popover(page, 'Dilworth');
    const stops = await sheet.locator('a[href], button').count();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < stops + 1; step += 1) {
        await page.keyboard.press(key);
        expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('DIALOG');
      }
    }
  });
});

test('a card opens its popover by keyboard', async ({ page }) => {
  await card(page, 'NoDa').focus();
  await page.keyboard.press('Enter');
  await expect(popover(page, 'NoDa')).toBeVisible();
});

test('browsers without command and closedby get the same popover', async ({ page }) => {
  const putBack = await page.evaluateHandle(() => {
    const removed = ['closedby', 'command'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((part) => {
        const value = part.getAttribute(name) ?? '';
        part.removeAttribute(name);
        return () => part.setAttribute(name, value);
      }),
    );
    return () => removed.map((restore) => restore());
  });
  await card(page, 'Dilworth').click();
  await expect(popover(page, 'Dilworth')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popover(page, 'Dilworth')).toBeHidden();
  await putBack.evaluate((restore) => restore());
});

test("the roofline's segments turn terracotta with their neighborhoods", async ({ page }) => {
  for (const [index, name] of [
    [0, 'Dilworth'],
    [7, 'Lake Norman'],
  ] as const) {
    const segment = section(page).locator(`[data-segment="${index}"]`);
    await expect(segment).toHaveCSS('stroke', CALM);
    await card(page, name).hover();
    await expect(segment).toHaveCSS('stroke', TERRACOTTA);
    const turned = section(page).locator('[data-segment]');
    expect(
      await turned.evaluateAll(
        (all) => all.filter((path) => getComputedStyle(path).strokeWidth === '2px').length,
      ),
    ).toBe(1);
    await page.mouse.move(0, 0);
    await expect(segment).toHaveCSS('stroke', CALM);
    await card(page, name).focus();
    await expect(segment).toHaveCSS('stroke', TERRACOTTA);
    await card(page, name).blur();
  }
});

async function open(page: Page): Promise<void> {
  await card(page, 'Dilworth').click();
  await expect(popover(page, 'Dilworth')).toBeVisible();
  await expect(card(page, 'Dilworth')).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page): Promise<void> {
  await expect(popover(page, 'Dilworth')).toBeHidden();
  await expect(card(page, 'Dilworth')).toHaveAttribute('aria-expanded', 'false');
  await expect(card(page, 'Dilworth')).toBeFocused();
}
