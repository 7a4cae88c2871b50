import type { ChatMessage } from '#domain/chat/chat-message.ts';

export type ShownMessage = ChatMessage & { failed?: true };

/** Keys in sessionStorage. */
export const CONVERSATION_KEY = 'chat-history';
export const DRAFT_KEY = 'chat-draft';

/** The stored messages of this visit; empty if nothing valid is stored. */
export function storedMessages(): ShownMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isMessage) ? kept : [];
  } catch {
    return [];
  }
}

/** Stores the messages until the tab is closed. */
export function storeMessages(messages: readonly ShownMessage[]): void {
  try {
    sessionStorage.setItem(CONVERSATION_KEY, JSON.stringify(messages));
  } catch {
    // Storage is blocked or full: the messages last as long as this page.
  }
}

/** The stored unsent text of this visit; '' if there is none. */
export function storedDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the unsent text until the tab is closed. */
export function storeDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, text);
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked or full: the text lasts as long as this page.
  }
}

function isMessage(value: unknown): value is ShownMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, timestamp } = value as Record<string, unknown>;
  return (
    (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string'
  );
}
