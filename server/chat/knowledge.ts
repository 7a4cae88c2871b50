import { entries } from '#content/assistant/knowledge/entries.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Everything the assistant knows in words of its own. */
export async function knowledge(): Promise<Entry[]> {
  return entries;
}
