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
}

export type ParsedChat = { ok: true; turn: ChatTurn } | { ok: false; issues: ChatIssue[] };

/** Parses a request body; `agentId` and unknown properties are ignored. */
export function parseChat(input: unknown): ParsedChat {
  const sessionId = ownField(input, 'sessionId');
  const given = ownField(input, 'message');
  const message = typeof given === 'string' ? given.replaceAll('\u0000', '').toWellFormed().trim() : '';
  const issues: ChatIssue[] = [];
  if (!isSessionId(sessionId)) issues.push({ field: 'sessionId', rule: 'session' });
  if (!/[^\s\p{C}]/u.test(message)) issues.push({ field: 'message', rule: 'blank' });
  else if ([...message].length > MAX_CHAT_MESSAGE_LENGTH) issues.push({ field: 'message', rule: 'too-long' });
  return issues.length === 0 && isSessionId(sessionId)
    ? { ok: true, turn: { sessionId, message } }
    : { ok: false, issues };
}

function ownField(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined;
  return (input as Record<string, unknown>)[name];
}
