import { setImmediate } from 'node:timers/promises';
import { type Entry, hasQuestion } from '#domain/chat/knowledge.ts';
import type { Catalog } from '#domain/services.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { readAssistantRecords } from './assistant-records.ts';
import { siteAssistant } from './site-assistant.ts';

/** Whether the assistant can now answer a question that it could not answer before. */
export type AnsweredCheck = (question: string) => Promise<boolean>;

/** Asks the embedded assistant; results are cached until the answer entries change. */
export function createAnsweredCheck({ catalog, now }: { catalog: Catalog; now: () => Date }): AnsweredCheck {
  const assistant = siteAssistant(now);
  let known: { entries: Entry[]; checks: Map<string, () => Promise<boolean>> } | null = null;

  async function ask(message: string, entries: Entry[]): Promise<boolean> {
    if (entries.some((entry) => hasQuestion(entry, message))) return true;
    await setImmediate(); // let pending requests go first
    const { agent, records } = await readAssistantRecords(catalog);
    const { answer } = await assistant(records, agent);
    const { unanswered } = await answer({ message, dialogue: null, records });
    return !unanswered;
  }

  return async (question) => {
    const entries = await catalog.answers();
    if (known?.entries !== entries) known = { entries, checks: new Map() };
    const { checks } = known;
    const check = checks.get(question) ?? memoizeAsync(() => ask(question, entries));
    checks.set(question, check);
    return await check();
  };
}
