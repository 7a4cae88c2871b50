import { does } from '../understand/lead-acts.ts';
import type { LeadAct } from '../understand/understood.ts';
import { withoutContactDetails } from './contact-details.ts';
import { withoutContactPreferences } from './contact-preferences.ts';
import { type LeadDetails, type LeadMessage, type LeadTalk, withMessageAdded } from './lead-talk.ts';

/**
 * The conversation with what a message adds to it, in its own words, unless all of it was read as a preference or a home.
 * @param noted the acts that add something
 */
export function withOwnWords(
  talk: LeadTalk,
  { raw, changesHomes, acts }: LeadMessage,
  noted: readonly LeadAct[] = ['adds', 'preference'],
): LeadTalk {
  if (!does(acts, ...noted)) return talk;
  const rest = withoutContactPreferences(raw);
  const isRead = rest !== withoutContactDetails(raw) || changesHomes;
  if (isRead && wordsIn(rest) <= MAX_WORDS_OF_DETAILS) return talk;
  return withNote(talk, raw.trim());
}

export function withNote(talk: LeadTalk, note: string): LeadTalk {
  return talk.notes.includes(note) ? talk : { ...talk, notes: [...talk.notes, note] };
}

/** The conversation with what a message says besides its details. */
export function withRemainder(talk: LeadTalk, raw: string, { firstName, lastName }: LeadDetails): LeadTalk {
  const rest = [firstName, lastName, ...talk.notes]
    .filter(Boolean)
    .reduce((text, part) => text.replace(part, ' '), withoutContactPreferences(raw));
  return wordsIn(rest) > MAX_WORDS_OF_DETAILS ? withMessageAdded(talk, raw) : talk;
}

export function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** Maximum words of a message that only gives a name: "sure, you can have Kate". */
export const MAX_WORDS_OF_DETAILS = 4;
