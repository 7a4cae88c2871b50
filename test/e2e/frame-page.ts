import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The widths that the design draws. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** A visitor who has decided about cookies, so that the banner is out of the way. */
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

/** Answers the two providers of the map, so that no test leaves this machine. @returns what was asked of them */
export async function standInForMaps(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return asked;
}

/** Opens a page and waits until its islands are alive. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Waits until the islands of the page that is open are alive. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0, { timeout: 15_000 });
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', /true|false/);
}

/** Shows a page again as the back/forward cache does, which Playwright switches off: alive as it was, and told so. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

export function menuList(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Scrolls as a reader does: at once, and waits until the page has seen it. */
export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  }, y);
}

/** Whether two things on the page share a pixel. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both must be on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A page with the frame around it, alive, for a visitor who has decided about cookies. */
export async function openFrame(page: Page): Promise<void> {
  await decideCookies(page);
  await openAlive(page, '/contact');
}

/** Puts pointer and keyboard out of the menu, so that it closes. */
export async function leaveMenu(page: Page): Promise<void> {
  await page.mouse.move(300, 600);
  await page.keyboard.press('Escape');
  await expect(menuList(page)).toBeHidden();
}
