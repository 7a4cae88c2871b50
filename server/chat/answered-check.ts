import { setImmediate } from 'node:timers/promises';
import { type Entry, hasQuestion } from '#domain/chat/knowledge.ts';
import type { Catalog } from '#domain/services.ts';
import { readAssistantRecords } from './assistant-records.ts';
import { siteAssistant } from './site-assistant.ts';

/** Whether a question that the assistant could not answer has its answer by now. */
export type AnsweredCheck = (question: string) => Promise<boolean>;

/** Asks the embedded assistant, once for a question as long as its answers stay the same. */
export function createAnsweredCheck({ catalog, now }: { catalog: Catalog; now: () => Date }): AnsweredCheck {
  const assistant = siteAssistant(now);
  let known: { entries: Entry[]; answered: Map<string, boolean> } | null = null;

  async function ask(message: string, entries: Entry[]): Promise<boolean> {
    if (entries.some((entry) => hasQuestion(entry, message))) return true;
    await setImmediate(); // requests that came in meanwhile go first
    const { agent, records } = await readAssistantRecords(catalog);
    const { answer } = await assistant(records, agent);
    const { unanswered } = await answer({ message, dialogue: null, records });
    return !unanswered;
  }

  return async (question) => {
    const entries = await catalog.answers();
    if (known?.entries !== entries) known = { entries, answered: new Map() };
    const { answered } = known;
    const isAnswered = answered.get(question) ?? (await ask(question, entries));
    answered.set(question, isAnswered);
    return isAnswered;
  };
}
