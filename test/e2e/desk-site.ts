import { freePort } from '../free-port.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { test as base, expect } from './quiet-test.ts';

/**
 * `test` with a desk of its own for each test, as the first account can be made once. It has a host name, without which there
 * are no passkeys.
 */
export const test = base.extend<{ deskSite: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  deskSite: async ({}, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const site = await startBuiltServer({
      port,
      env: { SITE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    });
    await use({ ...site, url });
    await site.remove();
  },
  baseURL: async ({ deskSite }, use) => use(deskSite.url),
});

export { expect };
