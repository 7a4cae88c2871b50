import type { Page } from '@playwright/test';
import { DESKTOP, openHydrated, PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';

/** More than any page's tab stops; a walk that reaches it is in a keyboard trap. */
const MAX_STEPS = 120;

/** A window of 1280 by 720 px at 400 % zoom (WCAG 1.4.10). */
const LAPTOP_AT_400_PERCENT = { width: 320, height: 180 };

for (const size of [PHONE, DESKTOP, LAPTOP_AT_400_PERCENT]) {
  test(`a keyboard walk at ${size.width} by ${size.height} px reaches everything and never loses sight of focus`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/contact');
    const walkForward = async (banner: 'with' | 'without') => {
      const stops = await walk(page, 'Tab');
      expect(stops[0]).toMatch(/^Skip to content/);
      for (const name of [
        /^Avery Stone/,
        /^Menu/,
        /^First name/,
        /^Send Message/,
        /^Privacy Policy/,
        /^Cookie settings/,
      ]) {
        expect(stops.some((stop) => name.test(stop))).toBe(true);
      }
      for (const name of ['Accessibility settings', 'Open chat: Ask a question'])
        expect(stops).toContain(name);
      expect(stops.includes('Accept All')).toBe(banner === 'with');
      return stops;
    };
    await test.step('with the banner, and back', async () => {
      const stops = await walkForward('with');
      expect(new Set(await walk(page, 'Shift+Tab'))).toEqual(new Set(stops));
    });
    await page.getByRole('button', { name: 'Necessary Only' }).click();
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    // The next walk starts at the top again.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    await test.step('without the banner', () => walkForward('without'));
  });
}

test('at 400 % zoom no space is reserved for a tray that has scrolled away', async ({ page }) => {
  await page.setViewportSize(LAPTOP_AT_400_PERCENT);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/compare');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.locator('[data-tray]')).toBeAttached();
  const room = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const names = ['scroll-padding-bottom', '--dock-h', '--tray-h'];
    return names.map((name) => style.getPropertyValue(name).trim());
  });
  expect(room).toEqual(['16px', '0px', '0px']);
  await walk(page, 'Tab');
});

/** Presses the key until focus leaves the page, and checks that each stop is visible. @returns the name of every stop */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (stop === null) return stops;
    expect(stop.seen, `${stop.name} is not hidden by anything`).toBe(true);
    stops.push(stop.name);
  }
  throw new Error(`Still walking after ${MAX_STEPS} steps: ${stops.slice(-5).join(', ')}`);
}

/** The focused control's name, and whether most of it is visible; null outside the page. Runs in the page. */
async function focusedStop(): Promise<{ name: string; seen: boolean } | null> {
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null;
  const name =
    element.getAttribute('aria-label') ??
    label ??
    element.closest('label')?.textContent ??
    element.textContent;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = [0.25, 0.5, 0.75].some((share) => {
    const at = document.elementFromPoint(left + width * share, top + height / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  });
  return { name: (name ?? '').trim(), seen };
}
