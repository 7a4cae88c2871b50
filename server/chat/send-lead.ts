import type { Logger } from 'pino';
import { leadSummaryWords } from '#content/assistant/words/lead-summary-words.ts';
import { leadWordsEn } from '#content/assistant/words/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/words/lead-words-es.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { interestOf, leadSummary } from '#domain/chat/lead/lead-summary.ts';
import type { Reply } from '#domain/chat/reply.ts';
import { MAX_LENGTH } from '#domain/leads/field-rules.ts';
import type { Catalog, LeadContext, Leads } from '#domain/services.ts';
import { fingerprint } from '../leads/fingerprint.ts';
import type { ChatHistory } from './chat-store.ts';

interface SendLeadOptions {
  catalog: Pick<Catalog, 'neighborhoods' | 'profile'>;
  leads: Pick<Leads, 'capture'>;
  log: Logger;
}

interface LeadTurn {
  sessionId: string;
  history: ChatHistory;
  context: LeadContext;
}

/**
 * Captures the lead of a reply the same way as a form's.
 * @returns the text for the visitor, which depends on the outcome; null if the reply has no lead
 */
export async function sendLead(
  { catalog, leads, log }: SendLeadOptions,
  { lead, dialogue }: Reply,
  { sessionId, history, context }: LeadTurn,
): Promise<string | null> {
  if (!lead) return null;
  const { details, wish } = lead;
  const words = dialogue.language === 'es' ? leadWordsEs : leadWordsEn;
  const said = history.said
    .filter(({ inSummary, content }) => inSummary && !lead.removed.includes(content.trim()))
    .map(({ content }) => content);
  const question = [...new Set([lead.question, dialogue.unanswered])].filter(Boolean).join(' / ');
  const areas = (await catalog.neighborhoods()).filter(({ slug }) => areasIn(dialogue).includes(slug));
  const fields = {
    ...details,
    firstName: cut(details.firstName, MAX_LENGTH.name),
    lastName: cut(details.lastName, MAX_LENGTH.name),
    interest: interestOf[wish],
    neighborhoods: cut(areas.map(({ name }) => name).join(', '), MAX_LENGTH.neighborhoods),
    message: leadSummary(leadSummaryWords, { wish, name: leadWordsEn.wishes[wish], question }, said),
  };
  const { triedAt, ...talk } = dialogue.lead;
  const turn = triedAt ?? history.said.length;
  // A retry of the same request of the same turn is the same lead.
  const idempotencyKey = `chat-${fingerprint([sessionId, turn, details, wish, lead.question])}`;
  const outcome = await leads.capture('chat', fields, {
    ...context,
    idempotencyKey,
    chatSession: sessionId,
    consents: recordWithAgent(lead.consents, await catalog.profile()),
  });
  dialogue.lead = talk;
  // The first attempt saved it after all, and the conversation has gone on since.
  const wasSaved = triedAt !== undefined && outcome.status === 'key-reused';
  if (outcome.status === 'saved' || wasSaved) return words.sent(details.firstName);
  log.warn({ outcome: outcome.status }, 'A lead of the chat could not be saved');
  if (outcome.status !== 'unavailable') return words.notKept;
  dialogue.lead = { ...talk, status: 'asking', triedAt: turn }; // the next "send" retries
  return words.notNow;
}

/** Truncates a field, so that a lead is never rejected for the length of generated text. */
function cut(text: string, longest: number): string {
  return [...text].slice(0, longest).join('');
}

/** Slugs of the areas mentioned in the conversation. */
function areasIn({ tasks }: Dialogue): string[] {
  return tasks.flatMap((task) =>
    task.kind === 'areas' ? task.areas : task.kind === 'homes' ? (task.wish.areas ?? []) : [],
  );
}
