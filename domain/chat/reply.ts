import type { LeadConsent } from '../leads/lead-consent.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import type { LeadDetails, LeadWish } from './lead/lead-talk.ts';

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
  lead?: { wish: LeadWish; question: string; details: LeadDetails; notes: string[]; consents: LeadConsent[] };
  /** Where the guard and the lead left the answer free: what a model may say in other words. */
  ordinary?: { text: string; after: string; unanswered: boolean; entries: string[] };
}
