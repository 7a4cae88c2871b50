import type { Records } from './answer/answer.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import type { LeadRequest } from './lead/lead-talk.ts';

/** A message with what it needs to be answered. */
export interface Question {
  message: string;
  /** The message before; left out at the start of a talk. */
  before?: string;
  dialogue: Dialogue | null;
  records: Records;
}

/** What the assistant answers to one message, and what it knows from there on. */
export interface Reply {
  text: string;
  links: string[];
  suggestions: string[];
  /** What the answer rests on. */
  sources: string[];
  dialogue: Dialogue;
  /** The question, where nothing answered it. */
  unanswered?: string;
  /** Details that the visitor has agreed to send. */
  lead?: LeadRequest;
  /** Where the guard and the lead left the answer free: what a model may say in other words. */
  ordinary?: { text: string; after: string; unanswered: boolean; entries: string[] };
}
