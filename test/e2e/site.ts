import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { test as base, expect } from './quiet-test.ts';

export interface Site {
  /** The server every test of this worker talks to; it limits nothing and writes mail to files. */
  site: RunningServer;
}

/** `test` with a running site: `page.goto('/')` works. */
export const test = base.extend<object, Site>({
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
});

export { expect };
