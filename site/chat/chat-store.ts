import { randomKey } from '#domain/random-key.ts';
import { createPersistedStore, createStore } from '../ui/store.ts';
import { askAssistant } from './ask-assistant.ts';
import {
  CONVERSATION_KEY,
  DRAFT_KEY,
  type ShownMessage,
  storeDraft,
  storedDraft,
  storedMessages,
  storeMessages,
} from './stored-conversation.ts';

export interface Conversation {
  messages: readonly ShownMessage[];
  /** An answer is pending; nothing can be sent until it arrives. */
  waiting: boolean;
}

const EMPTY: Conversation = { messages: [], waiting: false };

/** This page awaits an answer, also while it is in the back/forward cache. */
let isAsking = false;

/**
 * The messages of this visit. They outlive the panel and the page, so that neither closing the panel nor following a
 * link loses them.
 */
export const conversationStore = createPersistedStore<Conversation>(
  EMPTY,
  () => ({
    messages: isAsking ? storedMessages() : markUnanswered(storedMessages()),
    waiting: isAsking,
  }),
  CONVERSATION_KEY,
);

/** The visitor's unsent text. Like the messages, it outlives the panel and the page. */
export const draftStore = createPersistedStore('', storedDraft, DRAFT_KEY);

/** Whether the panel is open. */
export const chatOpenStore = createStore(false);

/** Updates and stores the unsent text. */
export function writeDraft(text: string): void {
  storeDraft(text);
  draftStore.set(text);
}

/**
 * Sends a message and appends the assistant's answer, or marks the message as failed. Blank text is not sent (spec,
 * section 5). Unless the visitor has typed something else, the field is emptied, and an unanswered message is put there
 * for another try. It is stored meanwhile, because the page may be left before the answer.
 */
export async function sendChatMessage(text: string): Promise<void> {
  const message = text.trim();
  if (!message || conversationStore.current().waiting) return;
  const isFieldFree = () => ['', text].includes(draftStore.current());
  if (isFieldFree()) {
    storeDraft(text);
    draftStore.set('');
  }
  const isAnswered = await exchange(message);
  if (isFieldFree()) writeDraft(isAnswered ? '' : text);
}

/** @returns whether the message was answered */
async function exchange(message: string): Promise<boolean> {
  const id = unansweredId(message) ?? randomKey();
  append({ role: 'user', content: message, id }, true);
  isAsking = true;
  try {
    const answer = await askAssistant(message, id);
    if (answer) append(answer, false);
    else conversationStore.set({ ...conversationStore.current(), waiting: false });
    return true;
  } catch {
    append({ role: 'assistant', content: '', failed: true }, false);
    return false;
  } finally {
    isAsking = false;
  }
}

/** The id of the last message if it got no answer and is now sent again. */
function unansweredId(message: string): string | undefined {
  const { messages } = conversationStore.current();
  const [asked, answer] = messages.slice(-2);
  return answer?.failed && asked?.content === message ? asked.id : undefined;
}

/** A message whose page was left before the answer arrived counts as failed and can be sent again. */
function markUnanswered(messages: ShownMessage[]): ShownMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return messages;
  return [...messages, { role: 'assistant', content: '', failed: true, timestamp: last.timestamp }];
}

type NewMessage = Omit<ShownMessage, 'timestamp'> & { timestamp?: string };

function append(message: NewMessage, waiting: boolean): void {
  const { messages } = conversationStore.current();
  const timestamp = message.timestamp ?? new Date().toISOString();
  const updated = [...messages, { ...message, timestamp }];
  storeMessages(updated);
  conversationStore.set({ messages: updated, waiting });
}
