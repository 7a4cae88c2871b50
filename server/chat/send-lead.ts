import type { Logger } from 'pino';
import { leadSummaryWords } from '#content/assistant/words/lead-summary-words.ts';
import { leadWordsEn } from '#content/assistant/words/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/words/lead-words-es.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { interestOf, leadSummary } from '#domain/chat/lead/lead-summary.ts';
import type { ChatTurn } from '#domain/chat/parse-chat.ts';
import type { Reply } from '#domain/chat/reply.ts';
import { MAX_LENGTH } from '#domain/leads/field-rules.ts';
import type { Catalog, LeadContext, Leads } from '#domain/services.ts';
import { fingerprint } from '../leads/fingerprint.ts';
import type { ChatHistory } from './chat-store.ts';

export interface SendLeadOptions {
  catalog: Pick<Catalog, 'neighborhoods' | 'profile'>;
  leads: Pick<Leads, 'capture'>;
  log: Logger;
}

/** Where in which conversation a lead was taken. */
export interface LeadTurn extends ChatTurn {
  history: ChatHistory;
  context: LeadContext;
}

/**
 * Sends the lead that a reply ends with through the same door as the form's.
 * @returns what the visitor is told, which depends on whether it was kept; null when the reply ends with none
 */
export async function sendLead(
  { catalog, leads, log }: SendLeadOptions,
  { lead, dialogue }: Reply,
  { sessionId, history, context }: LeadTurn,
): Promise<string | null> {
  if (!lead) return null;
  const { details, wish, reach } = lead;
  const words = dialogue.language === 'es' ? leadWordsEs : leadWordsEn;
  const said = history.said.filter(({ inSummary }) => inSummary).map(({ content }) => content);
  const question = [...new Set([lead.question, dialogue.unanswered])].filter(Boolean).join(' / ');
  const areas = (await catalog.neighborhoods()).filter(({ slug }) => areasIn(dialogue).includes(slug));
  const fields = {
    ...details,
    firstName: cut(details.firstName, MAX_LENGTH.name),
    lastName: cut(details.lastName, MAX_LENGTH.name),
    interest: interestOf[wish],
    neighborhoods: cut(areas.map(({ name }) => name).join(', '), MAX_LENGTH.neighborhoods),
    message: leadSummary(leadSummaryWords, { wish, name: leadWordsEn.wishes[wish], question, reach }, said),
  };
  const { triedAt, ...talk } = dialogue.lead;
  const turn = triedAt ?? history.said.length;
  // The same request of the same turn, sent again, is the same lead.
  const idempotencyKey = `chat-${fingerprint([sessionId, turn, details, wish, lead.question, reach])}`;
  const outcome = await leads.capture('chat', fields, {
    ...context,
    idempotencyKey,
    chatSession: sessionId,
    consents: recordWithAgent(lead.consents, await catalog.profile()),
  });
  dialogue.lead = talk;
  // It was kept when it was first tried, and more has been said since.
  const wasKept = triedAt !== undefined && outcome.status === 'key-reused';
  if (outcome.status === 'saved' || wasKept) return words.sent(details.firstName);
  log.warn({ outcome: outcome.status }, 'A lead of the chat was not kept');
  if (outcome.status !== 'unavailable') return words.notKept;
  dialogue.lead = { ...talk, status: 'asking', triedAt: turn }; // for agreement: the next "send" tries again
  return words.notNow;
}

/** A lead is never refused for the length of what the assistant wrote. */
function cut(text: string, longest: number): string {
  return [...text].slice(0, longest).join('');
}

/** Slugs of the areas that came up. */
function areasIn({ tasks }: Dialogue): string[] {
  return tasks.flatMap((task) =>
    task.kind === 'areas' ? task.areas : task.kind === 'homes' ? (task.wish.areas ?? []) : [],
  );
}
