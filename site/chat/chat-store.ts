import { createKeptStore, createStore } from '../ui/store.ts';
import { askAssistant } from './ask-assistant.ts';
import {
  CONVERSATION_KEY,
  DRAFT_KEY,
  keepDraft,
  keepMessages,
  keptDraft,
  keptMessages,
  type ShownMessage,
} from './kept-conversation.ts';

export interface Conversation {
  messages: readonly ShownMessage[];
  /** A reply is on its way; nothing can be sent until it is here. */
  waiting: boolean;
}

const EMPTY: Conversation = { messages: [], waiting: false };

/** What was said in this visit. It outlives the panel and the page, so that neither closing nor following a link loses it. */
export const conversationStore = createKeptStore<Conversation>(
  EMPTY,
  () => ({ messages: withFailure(keptMessages()), waiting: false }),
  CONVERSATION_KEY,
);

/** What the visitor has begun to write. Like what was said, it outlives the panel and the page. */
export const draftStore = createKeptStore('', keptDraft, DRAFT_KEY);

/** Whether the panel is open. */
export const chatOpenStore = createStore(false);

/** Takes what the visitor writes. */
export function writeDraft(text: string): void {
  keepDraft(text);
  draftStore.set(text);
}

/** Empties the field. What stood there is kept until it is answered: whoever leaves the page before can send it again. */
export function hideDraft(): void {
  draftStore.set('');
}

/**
 * Asks, and answers with the assistant's last message, or marks that it failed. Blank text is not sent (spec, section 5).
 * @returns false when it was not answered, so that it can be sent again
 */
export async function sendChatMessage(text: string): Promise<boolean> {
  const message = text.trim();
  if (!message || conversationStore.current().waiting) return true;
  say({ role: 'user', content: message }, true);
  try {
    const answer = await askAssistant(message);
    if (answer) say(answer, false);
    else conversationStore.set({ ...conversationStore.current(), waiting: false });
    return true;
  } catch {
    say({ role: 'assistant', content: '', failed: true }, false);
    return false;
  }
}

/** A question whose page was left before the answer came will get none: it can be sent again. */
function withFailure(messages: ShownMessage[]): ShownMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'user') return messages;
  return [...messages, { role: 'assistant', content: '', failed: true, timestamp: last.timestamp }];
}

type NewMessage = Omit<ShownMessage, 'timestamp'> & { timestamp?: string };

function say(message: NewMessage, waiting: boolean): void {
  const { messages } = conversationStore.current();
  const timestamp = message.timestamp ?? new Date().toISOString();
  const said = [...messages, { ...message, timestamp }];
  keepMessages(said);
  conversationStore.set({ messages: said, waiting });
}
