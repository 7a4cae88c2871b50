/** `GET /api/desk/conversations?cursor=`, newest first, of the last 30 days. */
export interface ConversationPage {
  conversations: ConversationRow[];
  nextCursor: string | null;
}

export interface ConversationRow {
  /** Not the visitor's session id: that would let its holder speak as the visitor. */
  id: string;
  status: 'assistant' | 'waiting' | 'joined';
  holder: string | null;
  lastMessage: string;
  /** What the visitor wrote last. */
  lastQuestion: string;
  updatedAt: string;
}

/** `GET /api/desk/conversations/{id}`. */
export interface Conversation {
  id: string;
  holder: string | null;
  messages: ConversationMessage[];
}

export interface ConversationMessage {
  id: string;
  role: 'user' | 'assistant' | 'agent';
  name?: string;
  content: string;
  timestamp: string;
  /** What an answer was made of, where that is known. */
  source?: string;
}

/** `GET /api/desk/questions`: what the assistant could not answer, alike ones together, newest first. */
export interface QuestionList {
  questions: Question[];
}

export interface Question {
  id: string;
  text: string;
  at: string;
  count: number;
  /** How visitors put it, each way once, newest first. */
  wordings: string[];
}
