/** One turn of a conversation; `timestamp` is ISO 8601 in UTC. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** The language of the answer, its links and suggestions, if not English. */
  lang?: 'es';
  /** Pages of this site that support the answer, or ways to contact the agent. */
  links?: ChatLink[];
  /** Up to three questions the visitor may have meant, offered below the answer. */
  suggestions?: string[];
}

/** Shown as a chip under an answer. `href` is a path of this site, a `tel:` or a `mailto:` address. */
export interface ChatLink {
  label: string;
  href: string;
}

/** Maximum message length in code points: enough for a paragraph, and bounded work. */
export const MAX_CHAT_MESSAGE_LENGTH = 1_000;

/** Messages a visitor may send per session: more than a conversation needs, fewer than a bot sends. */
export const MAX_CHAT_MESSAGES = 30;

/** Messages stored per session. */
export const MAX_STORED_MESSAGES = 60;
