/** One turn of a conversation; `timestamp` is ISO 8601 in UTC. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  /** Pages of this site that an answer rests on, or the ways to reach the agent. */
  links?: ChatLink[];
  /** At most three questions that may have been meant, offered under an answer. */
  suggestions?: string[];
}

/** Shown as a chip under an answer. `href` is a path of this site, a `tel:` or a `mailto:` address. */
export interface ChatLink {
  label: string;
  href: string;
}

/** Code points of the longest message: a paragraph, and no more work than one needs. */
export const LONGEST_CHAT_MESSAGE = 1_000;

/** Messages a visitor may send in one session: more than a conversation has, fewer than a machine sends. */
export const MOST_CHAT_MESSAGES = 30;

/** Messages of one session that are kept, whatever they are about. */
export const MOST_KEPT_MESSAGES = 60;
