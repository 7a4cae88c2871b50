import type { Page } from '@playwright/test';

/** Rounds to 0.00: on wider screens late fonts move a row's text by some pixels. */
export const COUNTS_AS_ZERO = 0.001;

/**
 * Starts summing the layout shifts of all pages opened from now on.
 * @param within counts only what moves inside the element of this id
 */
export async function sumLayoutShifts(page: Page, within: string | null = null): Promise<void> {
  await page.addInitScript((id) => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { node: Node | null }[];
        const counts = id === null || sources.some(({ node }) => document.getElementById(id)?.contains(node));
        if (counts) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
}

/** The page's cumulative layout shift so far (Layout Instability API). */
export async function layoutShiftOf(page: Page): Promise<number> {
  return await page.evaluate(() => Reflect.get(window, 'shift'));
}
