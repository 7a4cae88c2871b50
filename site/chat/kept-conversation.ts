import type { ChatMessage } from '#domain/chat/chat-message.ts';

export type ShownMessage = ChatMessage & { failed?: true };

/** Keys in sessionStorage. */
export const CONVERSATION_KEY = 'chat-history';
export const DRAFT_KEY = 'chat-draft';

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

/** What the visitor had begun to write, on whatever page; empty when nothing is kept. */
export function keptDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what the visitor has begun to write in this tab, until it closes. */
export function keepDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, text);
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is forbidden or full: it lasts as long as this page.
  }
}

function isMessage(value: unknown): value is ShownMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, timestamp } = value as Record<string, unknown>;
  return (
    (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string'
  );
}
