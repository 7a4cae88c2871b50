import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Question, Reply } from '#domain/chat/reply.ts';
import type { ChatHistory } from '../chat-store.ts';
import type { Passage } from '../passage-index.ts';

/** A turn that the embedded assistant has answered already. */
export interface Turn extends Pick<Question, 'message' | 'records'> {
  history: ChatHistory;
  reply: Reply;
  agent: AgentProfile;
  /** Why a text may not be shown; null when it may. */
  judge: (text: string) => string | null;
  search: (words: string) => Passage | null;
}
