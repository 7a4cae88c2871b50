import type { RunningServer } from '../running-server.ts';
import { expect } from './quiet-test.ts';
import { test as base } from './worker-sites.ts';

export interface Site {
  /** The server shared by all tests of this worker, without rate limits; it writes mail to files. */
  site: RunningServer;
}

/** `test` with a running site: `page.goto('/')` works. */
export const test = base.extend<Site>({
  site: async ({ plainSite }, use) => use(plainSite),
  baseURL: async ({ plainSite }, use) => use(plainSite.url),
});

export { expect };
