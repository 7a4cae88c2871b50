import type { Locator, Page } from '@playwright/test';
import { ADDRESSES, openTicked } from './comparison.ts';
import { decideCookies, openAlive } from './frame-page.ts';
import { expect, test } from './site.ts';

// Windows' contrast themes replace every color but those of shapes, and take grounds and shadows away.

test.beforeEach(async ({ page }) => {
  await decideCookies(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
});

test('every line and every bar of a chart has a color of the theme', async ({ page }) => {
  await openAlive(page, '/market-insights?tab=trends&area=noda&area=dilworth&area=southend');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await slider.press('ArrowLeft');
  const shapes = page.locator('figure svg').locator('path, rect, circle');
  expect(await shapes.count()).toBeGreaterThan(20);
  const ofTheme = await themeColors(page, ['Canvas', 'CanvasText', 'GrayText']);
  const painted = await shapes.evaluateAll((all) =>
    all.flatMap((shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).fill]),
  );
  const strange = painted.filter((paint) => paint !== 'none' && !paint.startsWith('url'));
  expect(new Set(strange.filter((paint) => !ofTheme.includes(paint)))).toEqual(new Set());
});

test('what lies over the page has an edge', async ({ page }) => {
  await openAlive(page, '/market-insights?tab=trends');
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expectEdge(page.locator('figure [class*="tip"]'));

  await openAlive(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectEdge(page.locator('[data-toast]'));

  await openAlive(page, '/');
  await page.locator('button[aria-haspopup="dialog"][commandfor]').first().click();
  await expectEdge(page.locator('dialog[data-popover][open]'));

  await openTicked(page, ADDRESSES);
  await expectEdge(page.locator('[data-tray]'));
});

async function expectEdge(panel: Locator): Promise<void> {
  for (const side of ['top', 'right', 'bottom', 'left']) {
    await expect(panel.first()).toHaveCSS(`border-${side}-width`, /^[1-9]/);
    await expect(panel.first()).toHaveCSS(`border-${side}-style`, 'solid');
  }
}

/** These system colors as computed styles spell them. */
async function themeColors(page: Page, names: string[]): Promise<string[]> {
  return await page.evaluate(
    (all) =>
      all.map((name) => {
        document.body.style.borderTopColor = name;
        return getComputedStyle(document.body).borderTopColor;
      }),
    names,
  );
}
