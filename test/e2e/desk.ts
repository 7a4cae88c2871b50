import type { Browser, Page } from '@playwright/test';
import { owner, setupLink } from '../desk-account.ts';
import type { RunningServer } from '../running-server.ts';
import { expect } from './site.ts';

/** Creates the first account in the browser. */
export async function setUp(page: Page, site: RunningServer): Promise<void> {
  await page.goto(await setupLink(site));
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/desk\/leads$/);
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
}

/** Signs in on the sign-in page. */
export async function enterPassword(page: Page, { email, password } = owner): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on another device of the same person. */
export async function signInElsewhere(browser: Browser, site: RunningServer, person = owner): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto('/desk/leads');
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
  await enterPassword(page, person);
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  return page;
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
