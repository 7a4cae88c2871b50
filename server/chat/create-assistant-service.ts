import type { Logger } from 'pino';
import { steers } from '#content/assistant/model-instructions.ts';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import { type ChatMessage, MAX_CHAT_MESSAGES, MAX_STORED_MESSAGES } from '#domain/chat/chat-message.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { withoutContactDetails } from '#domain/chat/lead/contact-details.ts';
import { isUnderWay } from '#domain/chat/lead/lead-talk.ts';
import { listedAddresses, redactPersonalData } from '#domain/chat/model/redaction.ts';
import type { ChatTurn } from '#domain/chat/parse-chat.ts';
import type { Question, Reply } from '#domain/chat/reply.ts';
import type { Language } from '#domain/chat/text/language.ts';
import type { Assistant, Catalog, ChatExchange, LeadContext, Leads } from '#domain/services.ts';
import { isStoreBusy } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import { readAssistantRecords } from './assistant-records.ts';
import { chatChips } from './chat-chips.ts';
import { type ChatHistory, readHistory, saveExchange } from './chat-store.ts';
import type { ModelReply } from './model/model-reply.ts';
import { passageSearch } from './passage-search.ts';
import { sendLead } from './send-lead.ts';
import { type SiteAssistant, siteAssistant } from './site-assistant.ts';

interface AssistantServiceOptions {
  database: Database;
  catalog: Catalog;
  leads: Pick<Leads, 'capture'>;
  /** Rewords the embedded assistant's answer where it can; null if not configured. */
  model: ModelReply | null;
  log: Logger;
  now: () => Date;
}

interface AnswerParts extends Pick<ChatMessage, 'links' | 'suggestions'> {
  language: Language;
}

const NO_HISTORY: ChatHistory = { said: [], names: [], dialogue: null, turn: 0 };

/** Answers visitors from the store; if it is unavailable, from the built-in records and without a history. */
export function createAssistantService({
  database,
  catalog,
  leads,
  model,
  log,
  now,
}: AssistantServiceOptions): Assistant {
  const passages = passageSearch(catalog);
  const assistant = siteAssistant(now);
  const inTurn = createKeyedQueue();

  /** Answers the messages of a session in order, so that each answer can use the previous one. */
  async function reply(turn: ChatTurn, context: LeadContext): Promise<ChatExchange> {
    const asked = now();
    return await inTurn(turn.sessionId, () => exchange(turn, context, asked));
  }

  /** @param isRetry skips the model, because the visitor has already waited for it */
  async function exchange(
    turn: ChatTurn,
    context: LeadContext,
    asked: Date,
    isRetry = false,
  ): Promise<ChatExchange> {
    const { sessionId, message, messageId } = turn;
    const known = await historyOf(sessionId);
    const history = known ?? NO_HISTORY;
    const [agent, areas] = await Promise.all([catalog.profile(), catalog.neighborhoods()]);
    // The visitor's browser missed the answer and sends the message again.
    const before = history.said.find(({ id }) => id === messageId);
    if (before?.answer) {
      const { language, links = [], suggested } = history.dialogue ?? newDialogue;
      const isLast = before === history.said.at(-1);
      const below = isLast && { links: chatChips(links, language, areas, agent), suggestions: suggested };
      return exchangeOf(turn, asked, before.answer, { language, ...below });
    }
    const isOver = isOverLimit(message, history);
    const answer = await answered({ message, isOver }, history, isOver || isRetry ? null : model);
    const leadText = await sendLead({ catalog, leads, log }, answer, { sessionId, history, context });
    const { dialogue, sources, suggestions, unanswered } = answer;
    const homes = unanswered ? await catalog.properties() : [];
    const { firstName, lastName } = dialogue.lead.details;
    const redaction = { names: [...history.names, firstName, lastName], keep: listedAddresses(homes) };
    const text = withAgent(leadText ?? answer.text, agent);
    const links = chatChips(answer.links, dialogue.language, areas, agent);
    if (history.said.length < MAX_STORED_MESSAGES) {
      const isSavedAnyway = isRetry || known === null || answer.lead !== undefined;
      const said = {
        message,
        messageId,
        answer: text,
        sources,
        dialogue: { ...dialogue, links: answer.links, suggested: suggestions },
        lacksHistory: known === null,
        ...(!isSavedAnyway && { after: history.turn }),
        ...(unanswered && { unanswered: redactPersonalData(unanswered, redaction) }),
      };
      const outcome = await saveExchange(database, sessionId, said, asked).catch((error: unknown) =>
        log.warn({ err: error }, 'A chat exchange could not be saved'),
      );
      // Another instance has answered this session in the meantime.
      if (outcome === 'superseded') return await exchange(turn, context, asked, true);
    }
    return exchangeOf(turn, asked, text, { language: dialogue.language, links, suggestions });
  }

  function exchangeOf(
    { sessionId, message }: ChatTurn,
    asked: Date,
    content: string,
    { language, links = [], suggestions = [] }: AnswerParts,
  ): ChatExchange {
    return {
      sessionId,
      messages: [
        { role: 'user', content: message, timestamp: asked.toISOString() },
        {
          role: 'assistant',
          content,
          timestamp: now().toISOString(),
          ...(language === 'es' && { lang: 'es' }),
          ...(links.length > 0 && { links }),
          ...(suggestions.length > 0 && { suggestions }),
        },
      ],
    };
  }

  /** @returns null if it cannot be read */
  async function historyOf(sessionId: string): Promise<ChatHistory | null> {
    const read = () => readHistory(database.db, sessionId);
    try {
      return await read().catch((error: unknown) => {
        if (isStoreBusy(error)) throw error; // a retry would take as long again
        return read();
      });
    } catch (error) {
      log.warn({ err: error }, 'The chat continues without its history');
      return null;
    }
  }

  /** The embedded assistant's answer, reworded by the model where it can. */
  async function answered(
    asked: Pick<Question, 'message' | 'isOver'>,
    history: ChatHistory,
    asking: ModelReply | null,
  ): Promise<Reply> {
    const [{ agent, records }, profile] = await Promise.all([
      readAssistantRecords(catalog),
      catalog.profile(),
    ]);
    const { answer, judge } = await assistant(records, agent);
    const before = history.said.at(-1)?.content;
    const reply = await answer({
      ...asked,
      dialogue: history.dialogue,
      records,
      ...(before !== undefined && { before }),
    });
    if (!asking) return reply;
    const judgeShown = (text: string) => (steers.test(text) ? 'safety' : housingCategory(judge(text)));
    try {
      const search = await passages();
      return await asking({
        message: asked.message,
        history,
        records,
        reply,
        agent: profile,
        judge: judgeShown,
        search,
      });
    } catch (error) {
      log.error({ err: error }, 'The model failed; the embedded assistant answers');
      return reply;
    }
  }

  async function isTakingLead(sessionId: string): Promise<boolean> {
    const { dialogue } = await readHistory(database.db, sessionId).catch(() => NO_HISTORY);
    return dialogue !== null && isUnderWay(dialogue.lead);
  }

  return { reply, isTakingLead };
}

/** Shown text cannot inject instructions, so only fair housing categories count. */
function housingCategory(category: ReturnType<SiteAssistant['judge']>) {
  return category === 'intrusion' ? null : category;
}

/** Whether the session has reached its message limit; a lead in progress or just begun may still be finished. */
function isOverLimit(message: string, { said, dialogue }: ChatHistory): boolean {
  if (said.length >= MAX_STORED_MESSAGES) return true;
  const isOfLead =
    (dialogue !== null && isUnderWay(dialogue.lead)) || withoutContactDetails(message) !== message;
  return said.length >= MAX_CHAT_MESSAGES && !isOfLead;
}

/** Runs tasks with the same key one at a time, in the order of the calls. */
function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const own = before ? before.then(work, work) : work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
