import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Playwright's `test`, which an error on the console or an exception in the page fails. */
export const test = base.extend<object>({
  page: async ({ page }, use) => {
    const errors = errorsOn(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** @returns what goes wrong on a page from now on */
export function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/**
 * The browser itself reports every failed request. A test that makes one fail asserts what the page does; a file that is
 * missing is a defect.
 */
function isExpected(message: ConsoleMessage): boolean {
  const isFile = /\.\w+$/.test(new URL(message.location().url).pathname);
  const isMissing = isFile && message.text().includes('status of 404');
  return message.text().startsWith('Failed to load resource') && !isMissing;
}
