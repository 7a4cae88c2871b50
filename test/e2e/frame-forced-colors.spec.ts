import type { Locator, Page } from '@playwright/test';
import { ADDRESSES, openTicked } from './comparison.ts';
import { decideCookies, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

// Windows' contrast themes replace all colors except those of SVG shapes, and remove backgrounds and shadows.

test.beforeEach(async ({ page }) => {
  await decideCookies(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
});

test('every line, bar and word of a chart has a color of the theme, and the figures of a month an edge', async ({
  page,
}) => {
  await openHydrated(page, '/market-insights?tab=trends&area=noda&area=dilworth&area=southend');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await slider.press('ArrowLeft');
  await expectEdge(page.locator('figure [class*="tip"]'));
  const shapes = page.locator('figure svg').locator('path, rect, circle, text');
  expect(await shapes.count()).toBeGreaterThan(20);
  const ofTheme = await themeColors(page, ['Canvas', 'CanvasText', 'GrayText']);
  const painted = await shapes.evaluateAll((all) =>
    all.flatMap((shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).fill]),
  );
  const strange = painted.filter((paint) => paint !== 'none' && !paint.startsWith('url'));
  expect(new Set(strange.filter((paint) => !ofTheme.includes(paint)))).toEqual(new Set());
});

test('the chat button, a toast, the sheet of a neighborhood and the comparison tray have an edge', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await expectEdge(page.getByRole('button', { name: 'Open chat' }));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectEdge(page.locator('[data-toast]'));
  await page.goto('/');
  await page.locator('button[commandfor]').first().click();
  await expectEdge(page.locator('dialog[data-popover][open]'));
  await openTicked(page, ADDRESSES);
  await expectEdge(page.locator('[data-tray]'));
});

async function expectEdge(panel: Locator): Promise<void> {
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(panel.first()).toHaveCSS(`border-${side}`, /^[1-9].* solid /);
}

/** System colors in the format of computed styles. */
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
