import type { Logger } from 'pino';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import { type Entry, hasQuestion, questionsOf } from '#domain/chat/knowledge.ts';
import type { AnswerTrial } from '#domain/desk/content.ts';
import { createCatalog } from '../catalog/catalog.ts';
import type { Database } from '../database/database.ts';
import { readAssistantRecords } from './assistant-records.ts';
import { buildUnderstanding, siteAssistant } from './site-assistant.ts';

/** What the assistant would answer if an entry were published, and which entries it conflicts with. */
export type TryAnswer = (draft: Entry, message: string) => Promise<AnswerTrial>;

/** Each question takes the time of one answer. */
const MAX_QUESTIONS = 30;

export function createAnswerTrial({
  database,
  log,
  now,
}: {
  database: Database;
  log: Logger;
  now: () => Date;
}): TryAnswer {
  const assistant = siteAssistant(now, buildUnderstanding);
  return async (draft, message) => {
    const catalog = createCatalog(database, log, {
      draft: { kind: 'answers', id: draft.id, record: draft },
      now,
    });
    const [{ agent, records }, profile] = await Promise.all([
      readAssistantRecords(catalog),
      catalog.profile(),
    ]);
    const { entries } = records;
    const { answer } = await assistant(records, agent);
    const asked = (question: string) => answer({ message: question, dialogue: null, records });
    const reply = await asked(message);
    const isDraft = (source: string) => source === sourceOf(draft.id);
    const conflicts: AnswerTrial['conflicts'] = [];
    for (const question of questionsOf(draft).slice(0, MAX_QUESTIONS)) {
      const { sources } = await asked(question);
      const told = sources.some(isDraft)
        ? undefined
        : entries.find(({ id }) => sources.includes(sourceOf(id)));
      const other = told ?? entries.find((entry) => entry.id !== draft.id && hasQuestion(entry, question));
      if (!other) continue;
      conflicts.push({ id: other.id, title: other.title.en, question, isTaken: told !== undefined });
    }
    return {
      content: withAgent(reply.text, profile),
      isFromDraft: reply.sources.some(isDraft),
      others: entries.flatMap(({ id, title }) =>
        id !== draft.id && reply.sources.includes(sourceOf(id)) ? [{ id, title: title.en }] : [],
      ),
      suggestions: reply.suggestions,
      conflicts,
    };
  };
}

function sourceOf(id: string): string {
  return `entry:${id}`;
}
