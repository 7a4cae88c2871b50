import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from '../running-server.ts';
import { expect } from './site.ts';

/** Somebody who works at the desk. */
export const owner = { name: 'Avery Stone', email: 'avery@example.com', password: 'a porch light left on' };

/** The link that the start prints while nobody has an account. */
export function setupLink(site: RunningServer): string {
  const link = /http\S+\/desk\/setup\?token=[\w-]+/.exec(site.output())?.[0];
  if (!link) throw new Error(`No link to set up the desk in:\n${site.output()}`);
  return link;
}

/** Makes the first account, as its owner would. */
export async function setUp(page: Page, site: RunningServer): Promise<void> {
  await page.goto(setupLink(site));
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/desk\/leads$/);
}

/** Another device of the same person. */
export async function signInElsewhere(browser: Browser, site: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/desk/leads');
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  return page;
}

/** A lead as the public form sends it. */
export async function sendLead(site: RunningServer, fields: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName: 'Whitlock',
      email: 'dana@example.com',
      phone: '704/555-0118',
      interest: 'selling',
      message: 'Do we fix the roof before we list?',
      ...fields,
    }),
  });
  expect(answer.status).toBe(201);
}
