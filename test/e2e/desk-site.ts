import type { PlaywrightTestOptions } from '@playwright/test';
import { expect } from './quiet-test.ts';
import { type DeskSite, startDesk } from './start-desk.ts';
import { test as base, UP_WITHIN_MS } from './worker-sites.ts';

/** What a test of the desk shares: the browser begins signed in. */
const signedIn = {
  baseURL: async ({ deskSite }: { deskSite: DeskSite }, use: (url: string) => Promise<void>) =>
    use(deskSite.url),
  storageState: async (
    { deskSite }: { deskSite: DeskSite },
    use: (state: PlaywrightTestOptions['storageState']) => Promise<void>,
  ) => {
    const [name = '', value = ''] = deskSite.cookie.split('=');
    const cookie = { name, value, domain: 'localhost', path: '/', expires: -1, secure: false };
    await use({ cookies: [{ ...cookie, httpOnly: true, sameSite: 'Lax' as const }], origins: [] });
  },
};

/** `test` with a desk that all tests of a worker share: each has records and leads of its own. */
export const test = base.extend<{ deskSite: DeskSite }>({
  deskSite: async ({ sharedDesk }, use) => use(sharedDesk),
  ...signedIn,
});

/** `test` with a desk of its own, for what counts all leads, replaces all homes, or ends sessions. */
export const testAlone = base.extend<{ deskSite: DeskSite }>({
  deskSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.remove();
    },
    { timeout: UP_WITHIN_MS },
  ],
  ...signedIn,
});

export { expect };
