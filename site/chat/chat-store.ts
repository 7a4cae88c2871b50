import { chatPanel } from '#content/chat-panel.ts';
import { AGENT_ID } from '#domain/agent/agent.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { postJson } from '../api/api-client.ts';
import { createStore } from '../shell/store.ts';
import { chatSession } from './chat-session.ts';

export interface Conversation {
  messages: readonly (ChatMessage & { failed?: true })[];
  /** A reply is on its way; nothing can be sent until it is here. */
  waiting: boolean;
}

const EMPTY: Conversation = { messages: [], waiting: false };

/** What was said on this page. It outlives the panel, so that closing it loses nothing. */
export const conversationStore = createStore<Conversation>(EMPTY);

/** Whether the panel is open. */
export const chatOpenStore = createStore(false);

/** Asks, and answers with the assistant's last message or the failure text. Blank text is not sent (spec, section 5). */
export async function sendChatMessage(text: string): Promise<void> {
  const message = text.trim();
  if (!message || conversationStore.current().waiting) return;
  say({ role: 'user', content: message }, true);
  try {
    const answer = await postJson<{ messages: ChatMessage[] }>('/api/chat', {
      sessionId: chatSession(),
      agentId: AGENT_ID,
      message,
    });
    const last = answer.messages.at(-1);
    if (last?.role === 'assistant') say(last, false);
    else conversationStore.set({ ...conversationStore.current(), waiting: false });
  } catch {
    say({ role: 'assistant', content: chatPanel.failure, failed: true }, false);
  }
}

type NewMessage = Omit<Conversation['messages'][number], 'timestamp'> & { timestamp?: string };

function say(message: NewMessage, waiting: boolean): void {
  const { messages } = conversationStore.current();
  const timestamp = message.timestamp ?? new Date().toISOString();
  conversationStore.set({ messages: [...messages, { ...message, timestamp }], waiting });
}
