import { expect, type Page } from '@playwright/test';

/** Sample homes, and the link to their comparison. */
export const ADDRESSES = ['12 Porchlight Lane', '40 Spindle Street', '27 Awning Avenue'];
export const LINK = '/compare?homes=sample-01,sample-03,sample-05';

export const table = (page: Page) => page.getByRole('table');

/** Waits until the list or the table of homes is hydrated and follows the back button. */
export async function waitForHomes(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  // The island counts as hydrated before React has run its effects.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Opens the list of homes and checks some of them. */
export async function openTicked(page: Page, addresses: string[]): Promise<void> {
  await page.goto('/compare');
  await waitForHomes(page);
  for (const address of addresses) await page.getByRole('checkbox', { name: `Compare ${address}` }).check();
}
