import { owner, setupLink } from '../desk-account.ts';
import { freePort } from '../free-port.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { hasOpenssl, startTlsProxy } from '../tls-proxy.ts';
import { giveAuthenticator, pressSignOut } from './desk.ts';
import { expect } from './quiet-test.ts';
import { test as base } from './worker-sites.ts';

/** A new site behind an https proxy. */
const test = base.extend<{ newSite: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  newSite: async ({}, use) => {
    const [port, sitePort] = [await freePort(), await freePort()];
    const url = `https://localhost:${port}`;
    const env = { SITE_URL: url, TRUSTED_PROXIES: '127.0.0.1/32', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
    const site = await startBuiltServer({ port: sitePort, env });
    const proxy = await startTlsProxy(port, sitePort);
    await use({ ...site, url });
    await proxy.stop();
    await site.remove();
  },
  baseURL: async ({ newSite }, use) => use(newSite.url),
  ignoreHTTPSErrors: true,
  // Browsers reject service workers with an untrusted certificate.
  serviceWorkers: 'block',
});

test.skip(!hasOpenssl(), 'OpenSSL is missing');
test.describe.configure({ timeout: 90_000 });

test('over https a passkey sets up the desk and signs in, with cookies for this host only', async ({
  page,
  context,
  newSite,
}) => {
  await giveAuthenticator(page);
  await page.goto(await setupLink(newSite));
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('No leads yet.')).toBeVisible();

  await pressSignOut(page);
  const challenged = page.waitForResponse(
    async (answer) => 'set-cookie' in (await answer.allHeaders()) && answer.url().includes('passkey'),
  );
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  expect((await (await challenged).allHeaders())['set-cookie']).toMatch(/^__Host-desk-passkey=/);
  await expect(page.getByText('No leads yet.')).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('__Host-desk-session');
  for (const cookie of cookies)
    expect(cookie).toMatchObject({
      name: expect.stringMatching(/^__Host-/),
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
    });
});
