import { isSessionId } from '../comparison/parse-comparison.ts';
import { MAX_CHAT_MESSAGE_LENGTH } from './chat-message.ts';

export type ChatRule = 'session' | 'blank' | 'too-long';

export interface ChatIssue {
  field: 'sessionId' | 'message';
  rule: ChatRule;
}

/** A visitor's message in a session. */
export interface ChatTurn {
  sessionId: string;
  message: string;
  /** Made by the client; the same again if it sends the message again without having seen an answer. */
  messageId?: string;
}

export type ParsedChat = { ok: true; turn: ChatTurn } | { ok: false; issues: ChatIssue[] };

/** Parses a request body; `agentId` and unknown properties are ignored. */
export function parseChat(input: unknown): ParsedChat {
  const sessionId = ownField(input, 'sessionId');
  const given = ownField(input, 'message');
  const message = typeof given === 'string' ? given.replaceAll('\u0000', '').toWellFormed().trim() : '';
  const messageId = ownField(input, 'messageId');
  const issues: ChatIssue[] = [];
  if (!isSessionId(sessionId)) issues.push({ field: 'sessionId', rule: 'session' });
  if (!/[^\s\p{C}]/u.test(message)) issues.push({ field: 'message', rule: 'blank' });
  else if ([...message].length > MAX_CHAT_MESSAGE_LENGTH) issues.push({ field: 'message', rule: 'too-long' });
  return issues.length === 0 && isSessionId(sessionId)
    ? { ok: true, turn: { sessionId, message, ...(isMessageId(messageId) && { messageId }) } }
    : { ok: false, issues };
}

/** Long enough that no two messages have the same. */
function isMessageId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value);
}

function ownField(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined;
  return (input as Record<string, unknown>)[name];
}
