import type { ChatMessage } from '#domain/chat/chat-message.ts';

export type ShownMessage = ChatMessage & { failed?: true };

/** Key in sessionStorage. */
export const CONVERSATION_KEY = 'chat-history';

/** What was said earlier in this visit, on whatever page; empty when nothing readable is kept. */
export function keptMessages(): ShownMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isMessage) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the conversation in this tab, until it closes. */
export function keepMessages(messages: readonly ShownMessage[]): void {
  try {
    sessionStorage.setItem(CONVERSATION_KEY, JSON.stringify(messages));
  } catch {
    // Storage is forbidden or full: the conversation lasts as long as this page.
  }
}

function isMessage(value: unknown): value is ShownMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, timestamp } = value as Record<string, unknown>;
  return (
    (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string'
  );
}
