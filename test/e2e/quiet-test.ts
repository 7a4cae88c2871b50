import { test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Playwright's `test`, which an error on the console or an exception in the page fails. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message)) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * The browser itself reports every failed request. A test asserts what the page does when it aborts one, and what is answered to
 * the address of a page or of the API; a file that is missing is a defect.
 */
function isExpected(message: ConsoleMessage): boolean {
  const isAborted = message.text() === 'Failed to load resource: net::ERR_FAILED';
  const isAnswer = message.text().startsWith('Failed to load resource');
  const isFile = /\.\w+$/.test(new URL(message.location().url).pathname);
  return isAborted || (isAnswer && !isFile);
}
