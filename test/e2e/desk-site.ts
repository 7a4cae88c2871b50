import type { PlaywrightTestOptions } from '@playwright/test';
import { joinAt, signInAt } from '../desk-account.ts';
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

/** `test` at the desk that all tests share, in a session of its own: for what ends it, as showing who one is does. */
export const testInOwnSession = base.extend<{ deskSite: DeskSite }>({
  deskSite: async ({ sharedDesk }, use) => use({ ...sharedDesk, ...(await signInAt(sharedDesk)) }),
  ...signedIn,
});

/** Somebody with an account of their own. */
export const colleague = { name: 'Kim Hale', email: 'kim.hale@example.com', password: 'a lamp in the hall' };

/** `test` at the desk that all tests share, as a colleague who has just joined, and leaves after it. */
export const testAsColleague = base.extend<{ deskSite: DeskSite }>({
  deskSite: async ({ sharedDesk }, use) => {
    const { cookie, leave } = await joinAt(sharedDesk, colleague);
    await use({ ...sharedDesk, cookie });
    await leave();
  },
  ...signedIn,
});

/** `test` with a desk of its own, for what sees all leads, makes passkeys, or changes who the agent is. */
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
