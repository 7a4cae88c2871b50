import type { Records } from '#domain/chat/answer/answer.ts';
import type { Catalog } from '#domain/services.ts';

/** Reads the records that the assistant answers from, and the agent. */
export async function readAssistantRecords(catalog: Catalog) {
  const [agent, areas, homes, entries] = await Promise.all([
    catalog.agent(),
    catalog.neighborhoods(),
    catalog.properties(),
    catalog.answers(),
  ]);
  const records: Records = { areas, homes, catalog, entries };
  return { agent, records };
}
