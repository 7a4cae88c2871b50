import type { Records } from './answer/answer.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import type { LeadRequest } from './lead/lead-talk.ts';

/** A message and everything needed to answer it. */
export interface Question {
  message: string;
  /** The previous message; missing at the start of a conversation. */
  before?: string;
  dialogue: Dialogue | null;
  records: Records;
  /** The conversation has reached its limit: a person takes over, except for somebody in danger. */
  isOver?: boolean;
}

/** The answer to a message, and the dialogue after it. */
export interface Reply {
  text: string;
  links: string[];
  suggestions: string[];
  /** The records the answer is based on. */
  sources: string[];
  dialogue: Dialogue;
  /** The question, if it went unanswered. */
  unanswered?: string;
  /** A request that the visitor has agreed to send. */
  lead?: LeadRequest;
  /** Present if neither guard nor lead conversation fixed the answer: a model may reword it. */
  ordinary?: { text: string; after: string; entries: string[] };
}
