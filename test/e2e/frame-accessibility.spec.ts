import type { Page } from '@playwright/test';
import { decideCookies, openHydrated, PHONE, simulateBackForwardCache } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const KEY = 'accessibility-settings';

const test = openedOnce(open, async (page) => {
  await page.getByRole('button', { name: 'Reset All Settings' }).click();
});

test('the text of the page has the chosen size', async ({ page }) => {
  const [smaller, larger] = steps(page, 'font size');
  await larger.click();
  await expect(panel(page).getByText('110%')).toBeVisible();
  expect(await rootFontSize(page)).toBeCloseTo(17.6);
  await smaller.click();
  await smaller.click();
  await expect(panel(page).getByText('90%')).toBeVisible();
  expect(await rootFontSize(page)).toBeCloseTo(14.4);
});

test('cursor size changes in steps of 25 from 100 to 200, and the cursor grows', async ({ page }) => {
  const [smaller, larger] = steps(page, 'cursor size');
  await expect(smaller).toBeDisabled();
  expect(await cursor(page)).not.toContain('url(');
  expect(await walk(page, larger)).toEqual(['125%', '150%', '175%', '200%']);
  expect(decodeURIComponent(await cursor(page))).toContain("width='48'");
  expect(
    await page
      .getByRole('link', { name: 'Skip to content' })
      .evaluate((link) => getComputedStyle(link).cursor),
  ).toContain('url(');
  expect(await walk(page, smaller)).toEqual(['175%', '150%', '125%', '100%']);
  expect(await cursor(page)).not.toContain('url(');
});

test('a stepper keeps the focus at its limit', async ({ page }) => {
  const [, larger] = steps(page, 'cursor size');
  for (let step = 0; step < 5; step += 1) await larger.press('Enter');
  await expect(panel(page).getByText('200%')).toBeVisible();
  await expect(larger).toBeDisabled();
  await expect(larger).toBeFocused();
});

test('high contrast sets data-contrast on the page', async ({ page }) => {
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'high');
});

test('Reset All Settings restores the defaults', async ({ page }) => {
  await steps(page, 'font size')[1].click();
  await steps(page, 'cursor size')[1].click();
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Reset All Settings' }).click();
  await expect(panel(page).getByRole('status').nth(0)).toHaveText('100%');
  await expect(panel(page).getByRole('status').nth(1)).toHaveText('100%');
  await expect(page.getByRole('switch', { name: 'High contrast' })).not.toBeChecked();
  expect(await rootFontSize(page)).toBe(16);
  await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'high');
  await expect(page.locator('html')).not.toHaveAttribute('data-cursor', '');
});

onTheSite('settings stay between visits and are there before the first paint', async ({ page }) => {
  await open(page);
  await steps(page, 'font size')[1].click();
  await steps(page, 'cursor size')[1].click();
  await page.getByRole('switch', { name: 'High contrast' }).click();
  expect(JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '')).toEqual({
    fontSize: 110,
    cursorSize: 125,
    highContrast: true,
  });
  // The state when the body starts: only the script in the head has run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { style, dataset } = document.documentElement;
      Reflect.set(window, 'atBody', { fontSize: style.fontSize, contrast: dataset.contrast });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  const atBody = await page.evaluate(() => Reflect.get(window, 'atBody'));
  expect(atBody).toEqual({ fontSize: '110%', contrast: 'high' });
  await expect(page.locator('html')).toHaveAttribute('data-cursor');
});

test('a setting changed on the next page applies here when the visitor comes back', async ({ page }) => {
  await page.evaluate((key) => localStorage.setItem(key, '{"fontSize":130}'), KEY);
  await simulateBackForwardCache(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '20.8px');
  await expect(page.getByText('130%')).toBeVisible();
});

test('the panel closes by its cross, its button and Escape, and focus comes back', async ({ page }) => {
  await page.getByRole('button', { name: 'Close accessibility settings' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await button(page).click();
  await expect(panel(page)).toBeHidden();
  await button(page).click();
});

test('on a phone the panel is a sheet and the page behind it is inert', async ({ page }) => {
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await button(page).click();
  expect((await panel(page).boundingBox())?.width).toBe(PHONE.width);
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.mouse.click(180, 30);
  await expect(panel(page)).toBeHidden();
  await button(page).click();
});

onTheSite('a damaged stored setting is ignored, by the page and by the panel', async ({ page }) => {
  const stored = '{"fontSize":900,"cursorSize":"big","highContrast":"yes"}';
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, stored] as const);
  await open(page);
  expect(await rootFontSize(page)).toBe(16);
  expect(await cursor(page)).not.toContain('url(');
  await expect(panel(page).getByRole('status')).toHaveText(['100%', '100%']);
  await expect(page.getByRole('switch', { name: 'High contrast' })).not.toBeChecked();
});

async function open(page: Page): Promise<void> {
  await decideCookies(page);
  await openHydrated(page, '/contact');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Accessibility settings', exact: true });
}

function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Accessibility' });
}

function steps(page: Page, setting: string) {
  const step = (word: string) => panel(page).getByRole('button', { name: `${word} ${setting}` });
  return [step('Decrease'), step('Increase')] as const;
}

/** Presses until the button is disabled. @returns the cursor's size after each press */
async function walk(page: Page, step: ReturnType<typeof steps>[number]): Promise<string[]> {
  const seen: string[] = [];
  while (await step.isEnabled()) {
    await step.click();
    seen.push((await panel(page).getByRole('status').nth(1).textContent()) ?? '');
  }
  return seen;
}

async function rootFontSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

async function cursor(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => getComputedStyle(main).cursor);
}
