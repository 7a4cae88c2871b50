import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { chatMessages } from '#content/chat-problems.ts';
import { parseChat } from '#domain/chat/parse-chat.ts';
import type { Assistant, Catalog } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type JsonBody, readJson } from '../http/read-json.ts';
import { leadContext } from '../leads/lead-context.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';
import { chatStream, wantsEvents } from './chat-stream.ts';

interface ChatRoutesOptions {
  chat: Assistant;
  /** Named in problems as the person to call. */
  agent: Catalog['profile'];
  limit: RateLimit;
  log: Logger;
}

/** Per client address: enough for a household that types, too few for a bot. */
export const CHAT_LIMITS = [
  { points: 20, seconds: 60 },
  { points: 300, seconds: 86_400 },
];

/** Fits the longest message, even if it consists of escaped emoji of 12 bytes each. */
export const MAX_CHAT_BYTES = 14 * 1024;

/**
 * `POST /chat` returns the new exchange only, not the session's history; as server-sent events if the client accepts them.
 * An invalid message is rejected with JSON before a stream begins.
 */
export function chatRoutes({ chat, agent, limit, log }: ChatRoutesOptions): Hono<AppEnv & JsonBody> {
  const limitBody = bodyLimit({ maxSize: MAX_CHAT_BYTES, onError: () => problem('chatTooLarge') });
  return new Hono<AppEnv & JsonBody>().post('/chat', limitBody, readJson, async (c) => {
    const refused = await refuseTooMany(limit, c.get('clientAddress'));
    if (refused) return refused;
    const parsed = parseChat(c.get('body'));
    if (!parsed.ok) {
      const errors = parsed.issues.map(({ field, rule }) => ({ field, message: chatMessages[rule] }));
      return problem('invalid', { errors });
    }
    const answering = chat.reply(parsed.turn, leadContext(c, ''));
    if (wantsEvents(c.req.header('accept'))) return chatStream(c, answering, { agent, log });
    return c.json(await answering, 200, { 'cache-control': 'no-store' });
  });
}
