import type { Locator, Page } from '@playwright/test';
import type { Lead } from '#domain/leads/lead.ts';
import { listLeads } from '../leads.ts';
import { openServedStore } from '../served-store.ts';

/** The stored leads of an e-mail address. */
export async function leadsOf(dataDir: string, email: string): Promise<Lead[]> {
  const database = openServedStore({ dataDir });
  try {
    return (await listLeads(database)).filter((lead) => lead.email === email);
  } finally {
    await database.close();
  }
}

/** Drops the first response from a URL: the server stores the lead, but the browser gets no response. */
export async function dropFirstResponse(page: Page, address: string): Promise<void> {
  let lost = false;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    if (lost) return await route.fulfill({ response });
    lost = true;
    return await route.abort();
  });
}

/** The toast of a type, such as `error`. */
export function toast(page: Page, type: string): Locator {
  return page.locator(`[data-toast="${type}"]`);
}
