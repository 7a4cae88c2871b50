import type { Page } from '@playwright/test';

/** What is reported to two places as 0.00: wider screens move a row's words by some pixels where fonts come late. */
export const COUNTS_AS_ZERO = 0.001;

/**
 * Adds up how much moves on the pages that are opened from now on.
 * @param within counts only what moves inside the element of this id
 */
export async function addUpShifts(page: Page, within: string | null = null): Promise<void> {
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

/** What has moved on the page so far, as browsers count it (Layout Instability API). */
export async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(() => Reflect.get(window, 'shift'));
}
