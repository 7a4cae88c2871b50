import { shippedAgent } from '#content/agent.ts';
import { entries } from '#content/assistant/knowledge/entries.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

export const knownEntries: Entry[] = recordWithAgent(entries, shippedAgent);

const byTopic = new Map(entries.flatMap(({ id, topics }) => topics.map((topic) => [topic, id] as const)));

/** Returns the id of the entry that answers a topic of the examples; undefined if none does. */
export function entryOfTopic(topic: string): string | undefined {
  return byTopic.get(topic);
}
