import type { Page } from '@playwright/test';
import { DESKTOP, menuButton, menuList, openHydrated, PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';
import { violationsOf } from './violations.ts';

/** A part of the frame and how to open it. */
interface Part {
  open: (page: Page) => Promise<void>;
  /** Its selector; the rest of the page is checked once, with nothing open. */
  within?: string;
}

/** Opened one after another on one page; each closes the previous one. */
const parts: Record<string, Part> = {
  'the cookie banner': {
    within: '[data-dock]',
    open: async (page) => {
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    },
  },
  'the cookie preferences': {
    within: 'dialog[open]',
    open: async (page) => {
      await page.getByRole('button', { name: 'Customize' }).click();
      await page.getByRole('switch', { name: 'Functional' }).click();
    },
  },
  'nothing else': {
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Necessary Only' }).click();
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    },
  },
  'the menu': {
    within: 'header',
    open: async (page) => {
      await menuButton(page).click();
      await expect(menuList(page)).toBeVisible();
    },
  },
  'the chat': {
    within: 'dialog[open]',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.mouse.move(10, 300);
      await page.getByRole('button', { name: 'Open chat' }).click();
      await page.getByRole('button', { name: 'What is a due diligence fee?' }).click();
      await expect(page.locator('[data-role="assistant"]')).toBeVisible();
    },
  },
  'the accessibility panel': {
    within: 'dialog[open]',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Accessibility' })).toBeVisible();
    },
  },
  'a toast and a form that lacks something': {
    within: '[data-toast], main',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Send Message', exact: true }).click();
      // A hovered toast stays.
      await page.locator('[data-toast]').hover();
    },
  },
};

/** Opens each part of the frame, then the error pages. @param expectFine is called with a selector of the part, or none for the whole page */
async function inEachState(
  page: Page,
  expectFine: (where: string, within?: string) => Promise<void>,
): Promise<void> {
  test.slow();
  // Without animations, so that nothing is half faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/chat', (route) => route.abort());
  await openHydrated(page, '/contact');
  for (const [part, { open, within }] of Object.entries(parts)) {
    await test.step(part, async () => {
      await open(page);
      await expectFine(part, within);
    });
  }
  for (const path of ['/500', '/no/such/house']) {
    await page.goto(path);
    await expectFine(path, 'main');
  }
}

test('axe finds nothing in any part of the frame on a phone, and nothing scrolls sideways with text at 150 %', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await inEachState(page, async (where, within) => {
    expect(await violationsOf(page, within), where).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));
    await expectNoSidewaysScrolling(page, where);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await expectNoSidewaysScrolling(page, where);
  });
});

test('axe finds nothing in any part of the frame on a laptop, with and without high contrast', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const setContrast = (value: string) =>
    page.evaluate((contrast) => {
      document.documentElement.dataset.contrast = contrast;
    }, value);
  await inEachState(page, async (where, within) => {
    expect(await violationsOf(page, within), where).toEqual([]);
    await setContrast('high');
    expect(await violationsOf(page, within), `${where}, high contrast`).toEqual([]);
    await setContrast('');
    await expectNoSidewaysScrolling(page, where);
  });
});

/** WCAG 1.4.10 */
async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang, where).toBeLessThanOrEqual(0);
}
