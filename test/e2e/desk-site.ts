import type { PlaywrightTestOptions } from '@playwright/test';
import { signUpAt } from '../desk-account.ts';
import { freePort } from '../free-port.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { test as base, expect } from './quiet-test.ts';

/** A site with an account, and the cookie of its session. */
interface DeskSite extends RunningServer {
  cookie: string;
}

/** On a machine at work a server takes long to start: not of the test's own time. */
const UP_WITHIN_MS = 60_000;

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
export const test = base.extend<object, { deskSite: DeskSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  deskSite: [async ({}, use) => await withDesk(use), { scope: 'worker', timeout: UP_WITHIN_MS }],
  ...signedIn,
});

/** `test` with a desk of its own, for what counts all leads, replaces all homes, or ends sessions. */
export const testAlone = base.extend<{ deskSite: DeskSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  deskSite: [async ({}, use) => await withDesk(use), { timeout: UP_WITHIN_MS }],
  ...signedIn,
});

/** It has a host name, without which there are no passkeys. */
async function withDesk(use: (site: DeskSite) => Promise<void>): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await startBuiltServer({ port, env: { SITE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  await use({ ...site, url, ...(await signUpAt({ ...site, url })) });
  await site.remove();
}

export { expect };
