import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Waits for the island, then fills the four required fields. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await hydrated(page);
  await typeIn(page, email, 'selling');
}

/** Fills the four required fields, hydrated or not. */
export async function typeIn(page: Page, email: string, interest: string): Promise<void> {
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('I am interested in').selectOption(interest);
}

/** Waits until the form is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('form') })).toHaveCount(0);
}
