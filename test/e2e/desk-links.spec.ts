import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createLink } from '#server/auth/links.ts';
import { owner, setupLink } from '../desk-account.ts';
import { freePort } from '../free-port.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { openServedStore } from '../served-store.ts';
import { hasOpenssl, startTlsProxy } from '../tls-proxy.ts';
import { giveAuthenticator, pressSignOut } from './desk.ts';
import { expect } from './quiet-test.ts';
import { expectAccessible, violationsOf } from './violations.ts';
import { test as base } from './worker-sites.ts';

/** A site without accounts, with a host name, because passkeys require one; over https, where a proxy can be started. */
const test = base.extend<{ newSite: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  newSite: async ({}, use) => {
    const [port, proxyPort] = [await freePort(), await freePort()];
    const isSecure = hasOpenssl();
    const url = isSecure ? `https://localhost:${proxyPort}` : `http://localhost:${port}`;
    const env = { SITE_URL: url, TRUSTED_PROXIES: '127.0.0.1/32', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
    const site = await startBuiltServer({ port, env });
    const proxy = isSecure ? await startTlsProxy(proxyPort, port) : null;
    await use({ ...site, url });
    await proxy?.stop();
    await site.remove();
  },
  baseURL: async ({ newSite }, use) => use(newSite.url),
  ignoreHTTPSErrors: true,
  // Browsers reject service workers with an untrusted certificate.
  serviceWorkers: 'block',
});

// Several pages and sign-ins on a busy machine.
test.describe.configure({ timeout: 90_000 });

const GONE = 'This link was used before, was withdrawn, or is older than an hour.';

async function newDevice(browser: Browser, site: RunningServer): Promise<Page> {
  return await (await browser.newContext({ baseURL: site.url, ignoreHTTPSErrors: true })).newPage();
}

/** Invites a person in Settings. @returns their link */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email of a colleague').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = page.getByText(/\/desk\/join\?token=/);
  await expect(link).toBeVisible();
  return (/http\S+/.exec(await link.innerText()) ?? [''])[0];
}

/** Writes the link into the store as the command does, which also ends the sessions of the account. @returns the link */
async function resetLink(site: RunningServer, email: string): Promise<string> {
  const database = openServedStore(site);
  const { address } = await createLink(database.db, site.url, { kind: 'reset', email, role: 'member' });
  await database.close();
  return address;
}

/** Tries to join with a passkey ceremony started in Settings, which must open no session. */
const misusePasskeyOfSettings = (page: Page) =>
  page.evaluate(async () => {
    const options = await (await fetch('/api/desk/passkeys/options', { method: 'POST' })).json();
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON({ ...options, excludeCredentials: [] }),
    });
    const answer = await fetch('/api/desk/newcomers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: credential }),
    });
    return answer.status;
  });

/** Signs out, and in again with the passkey. */
async function signInWithPasskey(page: Page): Promise<void> {
  await pressSignOut(page);
  const challenged = page.waitForResponse(
    async (answer) => 'set-cookie' in (await answer.allHeaders()) && answer.url().includes('passkey'),
  );
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const cookie = (await (await challenged).allHeaders())['set-cookie'];
  if (hasOpenssl()) expect(cookie).toMatch(/^__Host-desk-passkey=/);
  await expect(page.getByText('No leads yet.')).toBeVisible();
}

/** Expects that over https browsers send the desk's cookies to this host only. */
async function expectCookiesOfHost(context: BrowserContext): Promise<void> {
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
}

test('a desk is set up and joined with passkeys only, over https with cookies for this host only, and each used link says so at once', async ({
  page,
  context,
  browser,
  newSite,
}) => {
  await giveAuthenticator(page);
  const setup = await setupLink(newSite);
  await page.goto(setup);
  await expect(page.getByRole('heading', { name: 'Set up your desk' })).toBeVisible();
  const make = page.getByRole('button', { name: 'Make a passkey' });
  await make.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await make.click();
  await expect(page).toHaveURL(/\/desk\/leads$/);
  await signInWithPasskey(page);
  if (hasOpenssl()) await expectCookiesOfHost(context);

  const stranger = await newDevice(browser, newSite);
  const answer = await stranger.goto(setup);
  expect(answer?.status()).toBe(410);
  await expect(stranger.getByText(GONE)).toBeVisible();
  await expect(stranger.getByRole('textbox')).toHaveCount(0);
  expect(await violationsOf(stranger)).toEqual([]);
  await stranger.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(stranger.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  const withdrawn = await invite(page, 'lou@example.com');
  await page.getByRole('button', { name: 'Withdraw the invitation of lou@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The invitation of lou@example.com is withdrawn')).toBeVisible();
  await expect(page.getByText(/\/desk\/join\?token=/)).toHaveCount(0);
  expect((await stranger.goto(withdrawn))?.status()).toBe(410);
  await expect(stranger.getByText(GONE)).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('this cannot be undone');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Made /)).toHaveCount(1);

  const join = await invite(page, 'kim@example.com');
  // A user already signed in in this browser is not affected by a person joining in it.
  await page.goto(join);
  await page.getByLabel('Your name').fill('Kim Hale');
  await expect(page.getByLabel('Email')).toHaveValue('kim@example.com');
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page).toHaveURL(/\/desk\/leads$/);
  const me = await (await page.request.get('/api/desk/me')).json();
  expect([me.name, me.email, me.role]).toEqual(['Kim Hale', 'kim@example.com', 'member']);
  expect(await misusePasskeyOfSettings(page)).toBe(422);
  await page.goto(join);
  await expect(page.getByText(GONE)).toBeVisible();
  await expect(page.getByText('npm run desk -- invite EMAIL')).toBeVisible();
  await stranger.context().close();
});

// At the shared desk, in browsers without a session: joining would end it.
base(
  'without a passkey a password creates the account; a link used up in the meantime says so; axe finds nothing on the pages of links',
  async ({ page, browser, sharedDesk }) => {
    const email = 'lee.marsh@example.com';
    const headers = { cookie: sharedDesk.cookie, origin: sharedDesk.url };
    const people = `${sharedDesk.url}/api/desk/people`;
    const { link } = await (await page.request.post(people, { data: { email }, headers })).json();
    const slower = await newDevice(browser, sharedDesk);
    // Without animations, so that nothing is half faded for axe.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    expect(await violationsOf(page, 'form')).toEqual([]);
    for (const one of [page, slower]) {
      await one.goto(link);
      await one.getByLabel('Your name').fill('Lee Marsh');
      await one.getByLabel('Password').fill(owner.password);
    }
    // A second short password also moves the focus back to its field.
    const password = page.getByLabel('Password');
    for (const short of ['porch', 'porchlight']) {
      await password.fill(short);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(password).toBeFocused();
    }
    await password.fill(owner.password);
    // Nobody responds to the browser's passkey prompt.
    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No passkey was made.');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/desk\/leads$/);
    const me = await (await page.request.get(`${sharedDesk.url}/api/desk/me`)).json();
    expect([me.name, me.email]).toEqual(['Lee Marsh', email]);
    await slower.getByRole('button', { name: 'Create account' }).click();
    await expect(slower.getByText(GONE)).toBeVisible();
    await slower.goto('/desk/reset?token=made-up');
    await expect(slower.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(slower.getByText('npm run desk -- reset EMAIL')).toBeVisible();
    await expect(slower.getByLabel('Password')).toHaveCount(0);
    await slower.context().close();
    await page.goto(await resetLink(sharedDesk, email));
    await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible();
    await expectAccessible(page);
    const removed = await fetch(`${people}/${me.id}`, { method: 'DELETE', headers });
    expect(removed.ok).toBe(true);
  },
);
