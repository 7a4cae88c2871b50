import type { BrowserContext, PlaywrightTestOptions } from '@playwright/test';
import { joinAt, signInAt } from '../desk-account.ts';
import { signedInWith } from './desk.ts';
import { expect } from './quiet-test.ts';
import { type DeskSite, startDesk } from './start-desk.ts';
import { test as base, UP_WITHIN_MS } from './worker-sites.ts';

/**
 * Fixtures of desk tests: the browser starts signed in, and without the desk's service worker, whose requests page.route
 * cannot intercept.
 */
const signedIn = {
  serviceWorkers: 'block' as const,
  baseURL: async ({ deskSite }: { deskSite: DeskSite }, use: (url: string) => Promise<void>) =>
    use(deskSite.url),
  storageState: async (
    { deskSite }: { deskSite: DeskSite },
    use: (state: PlaywrightTestOptions['storageState']) => Promise<void>,
  ) => use(signedInWith(deskSite)),
};

/** `test` with a desk that all tests of a worker share: each uses its own records and leads. */
export const test = base.extend<{ deskSite: DeskSite }>({
  deskSite: async ({ sharedDesk }, use) => use(sharedDesk),
  ...signedIn,
});

const blankPreviews = {
  context: async (
    { context }: { context: BrowserContext },
    use: (context: BrowserContext) => Promise<void>,
  ) => {
    await context.route(/[?&]preview=/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(context);
  },
};

/** `test` whose previews stay blank: otherwise each saved change renders and loads a public page. */
export const testWithoutPreview = test.extend<object>(blankPreviews);

/**
 * `test` at the shared desk in its own session, for tests that end the session, as reauthentication does. A preview that
 * loaded after the end could not be framed, which is an error on the console; so previews stay blank.
 */
export const testInOwnSession = base.extend<{ deskSite: DeskSite }>({
  deskSite: async ({ sharedDesk }, use) => use({ ...sharedDesk, ...(await signInAt(sharedDesk)) }),
  ...signedIn,
  ...blankPreviews,
});

/** A user with their own account. */
export const colleague = { name: 'Kim Hale', email: 'kim.hale@example.com', password: 'a lamp in the hall' };

/** `test` at the shared desk as a colleague who has just joined and is removed afterwards. */
export const testAsColleague = base.extend<{ deskSite: DeskSite }>({
  deskSite: async ({ sharedDesk }, use) => {
    const { cookie, leave } = await joinAt(sharedDesk, colleague);
    await use({ ...sharedDesk, cookie });
    await leave();
  },
  ...signedIn,
});

/** `test` with its own desk, for tests that see all leads or change what other tests read. */
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
