import type { Locator, Page, Route } from '@playwright/test';
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

/** Drops the first responses from a URL: the server stores the lead, but the browser gets no response. */
export async function loseResponses(page: Page, address: string, times: number): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(address, lose, { times });
}

/** The toast of a type, such as `error`. */
export function toast(page: Page, type: string): Locator {
  return page.locator(`[data-toast="${type}"]`);
}
