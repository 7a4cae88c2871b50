import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { chatMessages } from '#content/chat-problems.ts';
import type { ChatDesk } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { type JsonBody, readJson } from '../http/read-json.ts';
import { leadContext } from '../leads/lead-context.ts';

export interface ChatRoutesOptions {
  chat: ChatDesk;
  limit: RateLimit;
}

/** Messages of one address (reliability.md). */
export const CHAT_LIMITS = [
  { points: 20, seconds: 60 },
  { points: 300, seconds: 86_400 },
];

const MAX_BODY_BYTES = 8 * 1024;

/** `POST /chat`: the new exchange and nothing else of the session (contract.md). */
export function chatRoutes({ chat, limit }: ChatRoutesOptions): Hono<AppEnv & JsonBody> {
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('chatTooLarge') });
  return new Hono<AppEnv & JsonBody>().post('/chat', limitBody, readJson, async (c) => {
    const wait = await limit(c.get('clientAddress'));
    if (wait !== null) return problem('tooMany', { headers: { 'retry-after': String(wait) } });
    const outcome = await chat.reply(c.get('body'), leadContext(c, ''));
    if (outcome.status === 'invalid') {
      const errors = outcome.issues.map(({ field, rule }) => ({ field, message: chatMessages[rule] }));
      return problem('invalid', { errors });
    }
    const { sessionId, messages } = outcome;
    return c.json({ sessionId, messages }, 200, { 'cache-control': 'no-store' });
  });
}
