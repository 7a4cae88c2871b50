import { plainText, wordsOf } from '../text/plain-text.ts';
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

/** The conversation with a note, once. */
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

/**
 * The conversation without what a message takes out of it ("forget I said that", "take the budget out"), and that part; null if it
 * takes out nothing. The notes that share a word with the message are meant, or else the last one.
 */
export function withoutPart(
  talk: LeadTalk,
  { raw, plain }: LeadMessage,
): { talk: LeadTalk; part: string } | null {
  if (!TAKES_OUT.test(plain)) return null;
  const meant = new Set(wordsOf(plain).filter((word) => word.length > 3 && !WORDS_OF_TAKING_OUT.has(word)));
  const sharing = talk.notes.filter((note) => wordsOf(plainText(note)).some((word) => meant.has(word)));
  const out = sharing.length > 0 ? sharing : talk.notes.slice(-1);
  if (out.length === 0) return null;
  const left = (parts: readonly string[]) => parts.filter((part) => !out.includes(part));
  const question = left(talk.question.split(' / ')).join(' / ');
  const removed = [...talk.removed, ...out, raw.trim()];
  return { talk: { ...talk, question, notes: left(talk.notes), removed }, part: out.join('; ') };
}

const TAKES_OUT =
  /(?<!\b(?:i|we|they|he|she|to|should|will) )\b(?:take|leave|cross) (?!(?:me|us|him|her|them) )(?:\w+ ){0,6}out\b|\b(?:(?:take|leave|cross) out|remove|strike|scratch|delete|drop|quit[ae]\w*|borr[ae]\w*|saqu[ae]\w*) (?:\w+ ){0,4}(?:part|note|thing|bit|line|sentence|that|what|about|said|last|parte|nota|eso|dije)\b|\b(?:forget|olvid\w+) (?:\w+ )?(?:i|what|that|lo que|que) (?:\w+ )?(?:said|wrote|told|dije|escribi)\b/;
const WORDS_OF_TAKING_OUT = new Set(
  'take leave cross remove strike scratch delete drop forget part note thing line sentence that what about said wrote told last with from message request please actually want dont dije parte nota sobre mensaje'.split(
    ' ',
  ),
);

/** The number of words of a text; numbers are none. */
export function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** Maximum words of a message that only gives a name: "sure, you can have Kate". */
export const MAX_WORDS_OF_DETAILS = 4;
