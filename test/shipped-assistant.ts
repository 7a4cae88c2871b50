import { agent } from '#content/agent.ts';
import type { Records } from '#domain/chat/answer/answer.ts';
import { createCatalog } from '#server/catalog/catalog.ts';
import { type SiteAssistant, siteAssistant } from '#server/chat/site-assistant.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '#test/databases.ts';

/** The assistant as it ships, with the records that stand in while no store can be reached. */
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
