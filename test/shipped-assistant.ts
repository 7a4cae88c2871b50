import { agent } from '#content/agent.ts';
import type { Records } from '#domain/chat/answer/answer.ts';
import { createCatalog } from '#server/catalog/catalog.ts';
import { type SiteAssistant, siteAssistant } from '#server/chat/site-assistant.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '#test/databases.ts';

/** The shipped assistant, with the built-in records that are used while the store is unavailable. */
export async function shippedAssistant(): Promise<{ answer: SiteAssistant['answer']; records: Records }> {
  const catalog = createCatalog(openDatabase('file:///nowhere/at/all.db', silent), silent);
  const [areas, homes, entries] = await Promise.all([
    catalog.neighborhoods(),
    catalog.properties(),
    catalog.answers(),
  ]);
  const records = { areas, homes, catalog, entries };
  const { answer } = await siteAssistant(() => new Date())(records, agent);
  return { answer, records };
}
