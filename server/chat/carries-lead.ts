import type { Context } from 'hono';
import { parseChat } from '#domain/chat/parse-chat.ts';
import { parseJson } from '#domain/parse-json.ts';
import type { Assistant } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { MAX_CHAT_BYTES } from './chat-routes.ts';

/** An e-mail address, or seven digits in the format of a phone number. */
const REACH = /\S@\S|\d{3}\D{0,3}\d{4}/;

/** Whether a chat message may be part of a lead: it contains contact details, or the assistant is collecting them. */
export async function carriesLead(c: Context<AppEnv>, chat: Assistant): Promise<boolean> {
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (c.req.path !== '/api/chat' || c.req.method !== 'POST' || length > MAX_CHAT_BYTES) return false;
  const parsed = parseChat(parseJson(await c.req.text()).value);
  if (!parsed.ok) return false;
  return REACH.test(parsed.turn.message) || (await chat.isTakingLead(parsed.turn.sessionId));
}
