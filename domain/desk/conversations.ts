/** `GET /api/desk/conversations?cursor=`, newest first, of the last 30 days. */
export interface ConversationPage {
  conversations: ConversationRow[];
  nextCursor: string | null;
}

export interface ConversationRow {
  /** Not the visitor's session id: anyone who has that could speak as the visitor. */
  id: string;
  status: 'assistant' | 'waiting' | 'joined';
  holder: string | null;
  lastMessage: string;
  /** The visitor's last message. */
  lastQuestion: string;
  updatedAt: string;
}

/** `GET /api/desk/conversations/{id}`. */
export interface Conversation {
  id: string;
  holder: string | null;
  messages: ConversationMessage[];
}

interface ConversationMessage {
  id: string;
  role: 'user' | 'assistant' | 'agent';
  name?: string;
  content: string;
  timestamp: string;
  /** What an answer was based on, if known. */
  source?: string;
}

/** `GET /api/desk/questions`: questions the assistant could not answer, similar ones grouped, newest first. */
export interface QuestionList {
  questions: Question[];
}

export interface Question {
  id: string;
  text: string;
  at: string;
  count: number;
  /** The distinct wordings of visitors, newest first. */
  wordings: string[];
}
