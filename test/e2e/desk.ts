import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { owner, sendLead, signInAt } from '../desk-account.ts';
import type { RunningServer } from '../running-server.ts';
import { expect } from './site.ts';

const LONGEST_RETRY_DELAY_MS = 2_000;

/** The state of a browser that is signed in with this session. */
export function signedInWith(session: {
  cookie: string;
}): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const [name = '', value = ''] = session.cookie.split('=');
  const cookie = { name, value, domain: 'localhost', path: '/', expires: -1, secure: false };
  return { cookies: [{ ...cookie, httpOnly: true, sameSite: 'Lax' }], origins: [] };
}

/** Signs in on the sign-in page. */
export async function enterPassword(page: Page, { email, password } = owner): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sends a lead and opens it at the desk. @returns its id */
export async function openLead(
  page: Page,
  site: { url: string },
  firstName: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const email = `${firstName.toLowerCase()}@example.com`;
  const id = await sendLead(site, { firstName, email, phone: '', ...fields });
  await page.goto(`/desk/leads/${id}`);
  return id;
}

/** Opens the desk on another device of the same person. */
export async function signInElsewhere(browser: Browser, site: RunningServer, person = owner): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: signedInWith(await signInAt(site, person)),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/desk/leads');
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  return page;
}

/** Expects what the desk shows once it has tried in vain several times. The page's clock must be installed. */
export async function expectAfterRetries(shown: Locator): Promise<void> {
  await expect(async () => {
    await shown.page().clock.fastForward(LONGEST_RETRY_DELAY_MS);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Adds a virtual authenticator with user verification, like a phone with face recognition. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Presses the sign-out button; the desk may ask for confirmation. */
export async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}
