import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { agentName } from '#content/agent.ts';
import { answerWordsEn } from '#content/assistant/answer-words-en.ts';
import { answerWordsEs } from '#content/assistant/answer-words-es.ts';
import { chatPanel } from '#content/chat-panel.ts';
import type { Reply } from '#domain/chat/assistant.ts';
import { MOST_CHAT_MESSAGES } from '#domain/chat/chat-message.ts';
import { emptyMemory } from '#domain/chat/memory.ts';
import type { ChatTurn } from '#domain/chat/parse-chat.ts';
import type { Assistant, Catalog, ChatExchange, LeadContext, Leads } from '#domain/services.ts';
import type { Database } from '../database/database.ts';
import { chips } from './chat-chips.ts';
import { type ChatHistory, keepExchange, readHistory } from './chat-store.ts';
import { embeddedAssistant } from './embedded-assistant.ts';
import type { ModelReply } from './model/model-reply.ts';
import { passageSearch } from './passage-search.ts';
import { sendLead } from './send-lead.ts';

export interface AssistantServiceOptions {
  database: Database;
  catalog: Catalog;
  leads: Leads;
  /** Answers in the embedded assistant's place where it can; null when none is configured. */
  model: ModelReply | null;
  log: Logger;
  now: () => Date;
}

const NO_HISTORY: ChatHistory = { said: [], names: [], memory: null };

/** Answers what visitors ask, from the store; while it is away, from the built-in records and without a history. */
export function createAssistantService({
  database,
  catalog,
  leads,
  model,
  log,
  now,
}: AssistantServiceOptions): Assistant {
  const passages = passageSearch(catalog);
  let assistant: ReturnType<typeof embeddedAssistant> | null = null;

  async function reply({ sessionId, message }: ChatTurn, context: LeadContext): Promise<ChatExchange> {
    const asked = now();
    const history = await readHistory(database.db, sessionId).catch((error: unknown) => {
      log.warn({ err: error }, 'The chat goes on without its history');
      return NO_HISTORY;
    });
    const answer =
      history.said.length >= MOST_CHAT_MESSAGES ? handover(history) : await answered(message, history);
    const told = await sendLead({ catalog, leads, log }, answer, { sessionId, message, history, context });
    const text = told ?? answer.text;
    const areas = await catalog.neighborhoods();
    const links = chips(answer.links, answer.memory.language, areas);
    if (history.said.length < MOST_CHAT_MESSAGES) {
      await keepExchange(database, sessionId, { message, answer: text, memory: answer.memory }, asked).catch(
        (error: unknown) => log.warn({ err: error }, 'A chat exchange was not kept'),
      );
    }
    return {
      sessionId,
      messages: [
        { role: 'user', content: message, timestamp: asked.toISOString() },
        {
          role: 'assistant',
          content: text,
          timestamp: now().toISOString(),
          ...(links.length > 0 && { links }),
        },
      ],
    };
  }

  async function embedded(message: string, history: ChatHistory) {
    const [areas, homes, { search, texts }] = await Promise.all([
      catalog.neighborhoods(),
      catalog.properties(),
      passages(),
    ]);
    assistant ??= embeddedAssistant(texts);
    const records = { areas, homes, catalog, search };
    const reply = await assistant.answer({ message, memory: history.memory, records });
    return { records, reply, guard: assistant.guard };
  }

  async function answered(message: string, history: ChatHistory): Promise<Reply> {
    const turn = await embedded(message, history);
    return model ? await model({ message, history, ...turn }) : turn.reply;
  }

  async function isTakingLead(sessionId: string): Promise<boolean> {
    const { memory } = await readHistory(database.db, sessionId).catch(() => NO_HISTORY);
    return memory?.lead.status === 'asking';
  }

  async function warmUp(): Promise<void> {
    const steps = [
      async () => {
        assistant ??= embeddedAssistant((await passages()).texts);
      },
      async () => assistant?.guard.judge(agentName),
      ...chatPanel.suggestions.map((question) => () => embedded(question, NO_HISTORY)),
    ];
    for (const step of steps) {
      await setImmediate(); // requests that came in meanwhile go first
      await step().catch(() => null); // a visitor's question will say what is wrong
    }
  }

  return { reply, isTakingLead, warmUp };
}

/** A kind end: a person can do more from here. */
function handover({ memory }: ChatHistory): Reply {
  const kept = memory ?? emptyMemory;
  const { tooMany } = kept.language === 'es' ? answerWordsEs : answerWordsEn;
  return { text: tooMany, links: ['call', 'contact'], memory: kept };
}
