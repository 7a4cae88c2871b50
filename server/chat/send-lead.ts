import type { Logger } from 'pino';
import { leadSummaryWords } from '#content/assistant/lead-summary-words.ts';
import { leadWordsEn } from '#content/assistant/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/lead-words-es.ts';
import type { Reply } from '#domain/chat/assistant.ts';
import { interestOf, leadSummary } from '#domain/chat/lead/lead-summary.ts';
import type { ChatTurn } from '#domain/chat/parse-chat.ts';
import type { Catalog, LeadContext, Leads } from '#domain/services.ts';
import { fingerprint } from '../leads/fingerprint.ts';
import type { ChatHistory } from './chat-store.ts';

export interface SendLeadOptions {
  catalog: Pick<Catalog, 'neighborhoods'>;
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
  { lead, memory }: Reply,
  { sessionId, message, history, context }: LeadTurn,
): Promise<string | null> {
  if (!lead) return null;
  const words = memory.language === 'es' ? leadWordsEs : leadWordsEn;
  const said = history.said.filter(({ inSummary }) => inSummary).map(({ content }) => content);
  const question = [...new Set([lead.question, memory.unanswered])].filter(Boolean).join(' / ');
  const areas = (await catalog.neighborhoods()).filter(({ slug }) => memory.recent.includes(slug));
  const fields = {
    ...lead.details,
    interest: interestOf[lead.wish],
    neighborhoods: areas.map(({ name }) => name).join(', '),
    message: leadSummary(leadSummaryWords, leadWordsEn.wishes[lead.wish], question, said),
  };
  // The same turn of the same session, sent again, is the same lead.
  const idempotencyKey = `chat-${fingerprint([sessionId, history.said.length, message])}`;
  const outcome = await leads.capture('chat', fields, {
    ...context,
    idempotencyKey,
    chatSession: sessionId,
    consents: lead.consents,
  });
  if (outcome.status === 'kept') return words.sent(lead.details.firstName);
  log.warn({ outcome: outcome.status }, 'A lead of the chat was not kept');
  memory.lead = { ...memory.lead, status: 'passed' };
  return words.notKept;
}
