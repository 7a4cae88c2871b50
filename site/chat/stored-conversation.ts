import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';

export interface ShownMessage extends ChatMessage {
  failed?: true;
  /** Of the visitor's messages. */
  id?: string;
}

/** Keys in sessionStorage. */
export const CONVERSATION_KEY = 'chat-history';
export const DRAFT_KEY = 'chat-draft';

/** The stored messages of this visit; empty if nothing valid is stored. */
export function storedMessages(): ShownMessage[] {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', CONVERSATION_KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isMessage) ? kept : [];
  } catch {
    return [];
  }
}

/** Stores the messages until the tab is closed. */
export function storeMessages(messages: readonly ShownMessage[]): void {
  writeStored('sessionStorage', CONVERSATION_KEY, JSON.stringify(messages));
}

/** The stored unsent text of this visit; '' if there is none. */
export function storedDraft(): string {
  return readStored('sessionStorage', DRAFT_KEY) ?? '';
}

/** Stores the unsent text until the tab is closed. */
export function storeDraft(text: string): void {
  writeStored('sessionStorage', DRAFT_KEY, text || null);
}

function isMessage(value: unknown): value is ShownMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, timestamp } = value as Record<string, unknown>;
  return (
    (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string'
  );
}
