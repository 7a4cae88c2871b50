import type { Locator, Page } from '@playwright/test';
import { decideCookies, openHydrated } from './frame-page.ts';
import { expect } from './site.ts';

/** Opens the chat on a page, without the cookie banner. */
export async function openChatOn(page: Page, path: string): Promise<void> {
  await decideCookies(page);
  await openHydrated(page, path);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(messageBox(page)).toBeVisible();
}

/** Sends a message and waits for its answer. @returns the answer's text */
export async function askInChat(page: Page, text: string): Promise<string> {
  const before = await answers(page).count();
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1, { timeout: 15_000 });
  return (await answers(page).last().textContent()) ?? '';
}

export function answers(page: Page): Locator {
  return page.locator('[data-role="assistant"]');
}

export function messageBox(page: Page): Locator {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
}
