import { randomUUID } from 'node:crypto';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Logger } from 'pino';
import { isUnderWay } from '#domain/chat/lead/lead-talk.ts';
import type { Reply } from '#domain/chat/reply.ts';
import type { ChatHistory } from '../chat-store.ts';
import { askModel } from './ask-model.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { checkedAnswer } from './checked-answer.ts';
import { MODEL_LIMITS, type ModelLimits, modelGate } from './model-limits.ts';
import type { Turn } from './turn.ts';

export interface ModelOptions {
  /** Base of an OpenAI-compatible endpoint, "https://…/v1". */
  url: string;
  name: string;
  apiKey: string | null;
  /** Public origin of this site. */
  siteUrl: string;
  log: Logger;
  now: () => Date;
  limits?: ModelLimits;
}

/** Replaces the embedded assistant's answer with the model's if permitted and possible; else returns the reply unchanged. */
export type ModelReply = (turn: Turn) => Promise<Reply>;

/** Order (docs/decisions/0007): guard, lead, then model, whose answer is checked before it is shown. */
export function modelReply({
  url,
  name,
  apiKey,
  siteUrl,
  log,
  now,
  limits = MODEL_LIMITS,
}: ModelOptions): ModelReply {
  const model = createOpenAICompatible({
    name: 'assistant',
    baseURL: url.replace(/\/+(?:chat\/completions\/*)?$/, ''), // some configure the full address
    ...(apiKey && { apiKey }),
    fetch: boundedFetch,
  }).chatModel(name);
  const gate = modelGate(limits, now);

  return async (turn) => {
    const { reply, history } = turn;
    if (!reply.ordinary || isAboutLead(history)) return reply;
    const leave = gate.enter();
    const note = { chatTurn: randomUUID() };
    if (typeof leave === 'string') {
      log.info({ ...note, reason: leave }, 'The embedded assistant answers');
      return reply;
    }
    const startedAt = performance.now();
    const asked = await askModel(model, turn, limits);
    const ms = Math.round(performance.now() - startedAt);
    if (asked.status === 'failed') {
      leave('failed', asked.retryAfterMs);
      log.warn({ ...note, reason: asked.reason, ms }, 'The model failed, the embedded assistant answers');
      return reply;
    }
    leave('answered');
    const times = { ms, firstMs: asked.firstMs, steps: asked.steps };
    const checked = checkedAnswer(asked.text, {
      ...asked.briefing,
      judge: turn.judge,
      siteUrl,
      email: turn.agent.email,
    });
    if ('unfit' in checked) {
      log.info({ ...note, reason: checked.unfit, ...times }, 'The embedded assistant answers');
      return reply;
    }
    log.info({ ...note, ...times }, 'The model answers');
    return inItsWords(reply, checked.text, asked.briefing.links);
  };
}

/** After an offer to take details, or while they are collected, a message may be a name and is not sent to the model. */
function isAboutLead({ dialogue }: ChatHistory): boolean {
  return dialogue !== null && isUnderWay(dialogue.lead);
}

/** Appends the embedded answer's disclosure or offer to the model's answer. */
function inItsWords(
  { ordinary, unanswered, links, ...reply }: Reply,
  text: string,
  lookedUp: string[],
): Reply {
  return {
    ...reply,
    suggestions: [],
    sources: ['model', ...reply.sources],
    text: [text, ordinary?.after].filter(Boolean).join('\n\n'),
    links: unanswered === undefined ? [...links, ...lookedUp] : [...lookedUp, ...links],
  };
}
