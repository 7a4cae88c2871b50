import { agent } from '#content/agent.ts';
import type { Records } from '#domain/chat/answer/answer.ts';
import { createCatalog } from '#server/catalog/catalog.ts';
import { type SiteAssistant, siteAssistant } from '#server/chat/site-assistant.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '#test/databases.ts';

/** When the talks of the tests take place: "a year ago" and the age of a figure depend on it. */
const NOW = new Date('2026-11-20T17:00:00Z');

/**
 * The shipped assistant, with the built-in records that are used while the store is unavailable.
 * @param understandingOf replaces what it understands messages with
 */
export async function shippedAssistant(
  understandingOf?: Parameters<typeof siteAssistant>[1],
): Promise<{ answer: SiteAssistant['answer']; records: Records }> {
  const catalog = createCatalog(openDatabase('file:///nowhere/at/all.db', silent), silent);
  const [areas, homes, entries] = await Promise.all([
    catalog.neighborhoods(),
    catalog.properties(),
    catalog.answers(),
  ]);
  const records = { areas, homes, catalog, entries };
  const { answer } = await siteAssistant(() => NOW, understandingOf)(records, agent);
  return { answer, records };
}
