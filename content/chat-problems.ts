import type { ChatRule } from '#domain/chat/parse-chat.ts';
import { chatPanel } from './chat-panel.ts';

/** The API's error messages for chat messages, by rule. */
export const chatMessages: Record<ChatRule, string> = {
  session: 'Send a session id of 1 to 128 characters, none of them a control character.',
  blank: 'Write a message.',
  'too-long': chatPanel.tooLong,
};
