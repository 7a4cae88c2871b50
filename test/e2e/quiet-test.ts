import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Playwright's `test` that fails on console errors and page exceptions. */
export const test = base.extend<object>({
  page: async ({ page }, use) => {
    const errors = errorsOn(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** @returns a live list of a page's errors from now on */
export function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/**
 * The browser logs every failed request. Failed API requests are expected in tests that cause them; a missing file is a
 * defect.
 */
function isExpected(message: ConsoleMessage): boolean {
  // Not every message has a location: that of a page that must not be framed has none.
  const isFile = /\.\w+$/.test(URL.parse(message.location().url)?.pathname ?? '');
  const isMissing = isFile && message.text().includes('status of 404');
  return message.text().startsWith('Failed to load resource') && !isMissing;
}
