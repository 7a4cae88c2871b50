import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Question, Reply } from '#domain/chat/reply.ts';
import type { ChatHistory } from '../chat-store.ts';
import type { Passage } from '../site-passages.ts';

/** A turn with the answer of the embedded assistant. */
export interface Turn extends Pick<Question, 'message' | 'records'> {
  history: ChatHistory;
  reply: Reply;
  agent: AgentProfile;
  /** Returns why a text may not be shown, or null. */
  judge: (text: string) => string | null;
  search: (words: string) => Passage | null;
}
