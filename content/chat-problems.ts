import type { ChatRule } from '#domain/chat/parse-chat.ts';

/** What the API answers to a chat message that breaks a rule. */
export const chatMessages: Record<ChatRule, string> = {
  session: 'Send a session id of 1 to 128 characters, none of them a control character.',
  blank: 'Write a message.',
  'too-long': 'Shorten the message to 1,000 characters.',
};
