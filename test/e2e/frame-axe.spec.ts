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

/** Large text is tested on a phone, which has the least room; contrast does not depend on the width. */
const STATES = [
  { size: PHONE, setting: 'text at 150 %', fontSize: '150%', contrast: '' },
  { size: DESKTOP, setting: 'high contrast', fontSize: '', contrast: 'high' },
];

for (const { size, setting, fontSize, contrast } of STATES) {
  test(`axe finds nothing at ${size.width} px, as it is and with ${setting}, with each part of the frame open, and on the error pages`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    // Without animations, so that nothing is half faded in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const expectNoViolationEitherWay = async (where: string, within?: string) => {
      await expectNoViolation(page, where, within);
      await set(page, fontSize, contrast);
      await expectNoViolation(page, `${where}, ${setting}`, within);
      await set(page, '', '');
    };
    await page.route('**/api/chat', (route) => route.abort());
    await openHydrated(page, '/contact');
    for (const [part, { open, within }] of Object.entries(parts)) {
      await test.step(part, async () => {
        await open(page);
        await expectNoViolationEitherWay(part, within);
      });
    }
    await page.goto('/500');
    await expectNoViolationEitherWay('/500', 'main');
    // As it is, every-page.spec.ts checks this one.
    await page.goto('/no/such/house');
    await set(page, fontSize, contrast);
    await expectNoViolation(page, '/no/such/house', 'main');
  });
}

/** What the accessibility settings change on the page. */
async function set(page: Page, fontSize: string, contrast: string): Promise<void> {
  await page.evaluate(
    ([size, value]) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.dataset.contrast = value;
    },
    [fontSize, contrast] as const,
  );
}

/** Also checks that nothing needs scrolling sideways (WCAG 1.4.10). */
async function expectNoViolation(page: Page, where: string, within?: string): Promise<void> {
  expect(await violationsOf(page, within), where).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang, where).toBeLessThanOrEqual(0);
}
