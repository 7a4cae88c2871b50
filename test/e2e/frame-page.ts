import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The widths of the design. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** Stores a cookie decision, so that the banner is not shown. */
export async function decideCookies(page: Page, choice: { functional?: boolean } = {}): Promise<void> {
  const record = {
    necessary: true,
    analytics: false,
    marketing: false,
    functional: choice.functional ?? false,
    timestamp: '2026-11-01T12:00:00.000Z',
  };
  await page.addInitScript((text) => {
    if (window === top) localStorage.setItem('cookie-consent', text);
  }, JSON.stringify(record));
}

/** Mocks the two map providers, so that no test uses the network. @returns the requests to them */
export async function mockMaps(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return asked;
}

/** Opens a page and waits until its islands are hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the open page's islands are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0, { timeout: 15_000 });
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', /true|false/);
}

/** Simulates a return from the back/forward cache, which Playwright disables: the page stays alive and gets the event. */
export async function simulateBackForwardCache(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

export function menuList(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Scrolls at once and waits until the page has handled it. */
export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  }, y);
}

/** Whether two elements overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both must be on the page');
  return isOverlap(a, b);
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

export function isOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Opens a hydrated page with the frame, for a visitor who has decided about cookies. */
export async function openFrame(page: Page): Promise<void> {
  await decideCookies(page);
  await openHydrated(page, '/contact');
}

/** Moves pointer and focus out of the menu, so that it closes. */
export async function leaveMenu(page: Page): Promise<void> {
  await page.mouse.move(300, 600);
  await page.keyboard.press('Escape');
  await expect(menuList(page)).toBeHidden();
}
