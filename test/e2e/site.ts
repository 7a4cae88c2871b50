import { test as base, expect } from '@playwright/test';
import { type RunningServer, startBuiltServer } from '../running-server.ts';

export interface Site {
  /** The server every test of this worker talks to; it limits nothing and writes mail to files. */
  site: RunningServer;
}

/** Playwright's `test` with a running site: `page.goto('/')` works, and an error on the console fails the test. */
export const test = base.extend<{ quietConsole: undefined }, Site>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const server = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser itself reports every failed request; a test that makes one fail asserts what the page does. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}
