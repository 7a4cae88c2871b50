import type { Logger } from 'pino';
import type { Entry } from '#domain/chat/knowledge.ts';
import type { AnswerTrial } from '#domain/desk/content.ts';
import { createCatalog } from '../catalog/catalog.ts';
import type { Database } from '../database/database.ts';
import { newUnderstanding, siteAssistant } from './site-assistant.ts';

/** What the assistant would answer if an entry were published, and where that entry gets in the way of others. */
export type TryAnswer = (draft: Entry, message: string) => Promise<AnswerTrial>;

/** Each question costs one answer. */
const MOST_QUESTIONS = 30;

export function answerTrial({
  database,
  log,
  now,
}: {
  database: Database;
  log: Logger;
  now: () => Date;
}): TryAnswer {
  const assistant = siteAssistant(now, newUnderstanding);
  return async (draft, message) => {
    const catalog = createCatalog(database, log, { kind: 'answers', id: draft.id, record: draft });
    const [areas, homes, entries] = await Promise.all([
      catalog.neighborhoods(),
      catalog.properties(),
      catalog.answers(),
    ]);
    const records = { areas, homes, catalog, entries };
    const { answer } = await assistant(records);
    const asked = (question: string) => answer({ message: question, dialogue: null, records });
    const reply = await asked(message);
    const isDraft = (source: string) => source === sourceOf(draft.id);
    const conflicts: AnswerTrial['conflicts'] = [];
    for (const question of [draft.title.en, draft.title.es, ...(draft.examples ?? [])].slice(
      0,
      MOST_QUESTIONS,
    )) {
      const { sources } = await asked(question);
      if (sources.some(isDraft)) continue;
      const other = entries.find(({ id }) => sources.includes(sourceOf(id)));
      if (other) conflicts.push({ id: other.id, title: other.title.en, question });
    }
    return {
      content: reply.text,
      isFromDraft: reply.sources.some(isDraft),
      suggestions: reply.suggestions,
      conflicts,
    };
  };
}

function sourceOf(id: string): string {
  return `entry:${id}`;
}
