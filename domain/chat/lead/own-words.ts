import { plainText, wordsOf } from '../text/plain-text.ts';
import { does } from '../understand/lead-acts.ts';
import {
  hasSeveralContactDetails,
  withoutAddressesAndNumbers,
  withoutContactDetails,
} from './contact-details.ts';
import { isFullName } from './contact-name.ts';
import { statesPreference } from './contact-preferences.ts';
import { isGivenBeside } from './given-for-contact.ts';
import type { LeadDetails, LeadMessage, LeadTalk, LeadWish } from './lead-talk.ts';

// What a visitor says about a request is kept, read back and sent in their own words. Taken apart into days, hours and
// channels it was often read as its opposite: "church gets out at 1 so after 1:30", "not me, my son", "only if it rains".

/** The conversation with a message in the visitor's own words, once. */
export function withNote(talk: LeadTalk, raw: string): LeadTalk {
  const note = raw.trim();
  const isKnown = talk.question === note || talk.notes.includes(note);
  return isKnown ? talk : { ...talk, notes: [...talk.notes, note] };
}

/** The conversation without a message's words, which the guard declined. */
export function withoutNote(talk: LeadTalk, raw: string): LeadTalk {
  const note = raw.trim();
  const question = talk.question === note ? '' : talk.question;
  return { ...talk, question, notes: talk.notes.filter((one) => one !== note) };
}

/** The conversation before another offer, whose message becomes the question: a time in the old one stays a note. */
export function withQuestionKept(talk: LeadTalk): LeadTalk {
  const { status, question } = talk;
  const isOpen = status === 'offered' || status === 'passed';
  return isOpen && statesPreference(question) ? withNote({ ...talk, question: '' }, question) : talk;
}

/** The conversation with a message that says more than its details. */
export function withOwnWords(talk: LeadTalk, message: LeadMessage, details = talk.details): LeadTalk {
  return tellsMore(talk, message, details) ? withWordsBesideHomes(talk, message) : talk;
}

/** Whether a message says more than these details and its yes or no: not "did the 3 o'clock go in". */
export function tellsMore(
  { status, want }: LeadTalk,
  { raw, acts }: LeadMessage,
  details: LeadDetails,
): boolean {
  if (does(acts, 'adds', 'preference')) return true;
  if (does(acts, ...TELLS_NOTHING) || isFullName(withoutContactDetails(raw))) return false;
  const rest = quotable(raw, details).replace(/\S*@\S*/g, '');
  const isReadBack = status === 'asking' && want === 'consent';
  return statesPreference(raw) || wordsIn(rest) > (isReadBack ? MAX_WORDS_OF_CONSENT : MAX_WORDS_OF_DETAILS);
}

/** What a message may do without saying anything about a request. */
export const TELLS_NOTHING = ['recap', 'status', 'purpose', 'cancel', 'wait', 'other'] as const;

/** The conversation with a message, unless it only names homes, which are noted by address. */
export function withWordsBesideHomes(talk: LeadTalk, { raw, changesHomes }: LeadMessage): LeadTalk {
  return changesHomes && wordsIn(raw) <= MAX_WORDS_OF_HOME ? talk : withNote(talk, raw);
}

/** "No, I'd rather see 40 Spindle Street" */
const MAX_WORDS_OF_HOME = 8;

/** What a visitor has said about a request, as it is sent. */
export function ownWords({ question, notes, details }: LeadTalk): string[] {
  return [...new Set([question, ...notes].map((note) => quotable(note, details)).filter(Boolean))];
}

/** What of it is read back: the notes, and the question if it says more than what was asked for. */
export function wordsToReadBack(talk: LeadTalk): string[] {
  const { wish, question, about, notes } = talk;
  const rest = about.reduce((text, address) => text.replace(address, ' '), question);
  const saysMore =
    talk.sentBefore ||
    SAYS_IT_ITSELF.has(wish ?? 'contact') ||
    statesPreference(rest) ||
    wordsIn(rest) > MAX_WORDS_OF_REQUEST;
  return ownWords(saysMore ? talk : { ...talk, question: '', notes }).map(shortened);
}

/** Requests of which only the visitor's words say what they are about. */
const SAYS_IT_ITSELF: ReadonlySet<LeadWish> = new Set<LeadWish>(['question', 'complaint', 'fault']);

/** "I would like to have somebody show me the house" */
const MAX_WORDS_OF_REQUEST = 9;

/** A message without the visitor's own name, address and number, which stand beside it. */
export function quotable(raw: string, { firstName, lastName }: LeadDetails): string {
  // the number of a sister is part of what is said
  const isOfOthers = isGivenBeside(raw) || hasSeveralContactDetails(raw);
  const bare = isOfOthers ? raw : withoutAddressesAndNumbers(raw, '…');
  const name = `${firstName} ${lastName}`.trim();
  return (name ? withoutOwnName(bare, RegExp.escape(name)) : bare)
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[,.;:!?])/g, '')
    .replace(/([,.;:])(?:\s*(?:…\s*)?[,;])+/g, '$1')
    .replace(/^[\s,.;:…–-]+|[,.;:–-][\s,.;:…–-]*$|\s+$/g, '');
}

/** A message without the name at its beginning or end, or after "my name is"; but not without that of "let Dana Miller know". */
function withoutOwnName(raw: string, name: string): string {
  const atEnd = `(?:(?:${SAYS_NAME}|(?<!\\b(?:her|his|their|su) )name is\\s+))?${name}\\W*$`;
  const own = `^\\W*(?:${SAYS_NAME})?${name}|(?<!\\p{L})${SAYS_NAME}${name}|${atEnd}`;
  return raw.replace(new RegExp(own, 'iu'), ' ');
}

const SAYS_NAME = "(?:my name is|mi nombre es|name:|i['’]?m|i am|it['’]?s|this is|soy|me llamo)\\s+";

/** The beginning of long words; the whole is sent. */
function shortened(words: string): string {
  if (words.length <= LONGEST_READ_BACK) return words;
  return `${words.slice(0, LONGEST_READ_BACK).replace(/\s+\S*$/, '')} …`;
}

/** Characters of one message that is read back. */
const LONGEST_READ_BACK = 200;

/**
 * The conversation without what a message takes out of it ("forget I said that", "take the budget out"), and that part; null if it
 * takes out nothing. The sentences that share a word with the message are meant, or else the last note. What else the message says
 * is noted: "Mornings only. Take the afternoon out."
 */
export function withoutPart(
  talk: LeadTalk,
  { raw, plain }: LeadMessage,
): { talk: LeadTalk; part: string } | null {
  const takesOut = (said: string) => TAKES_OUT.test(said) || TAKES_OUT_WORD.test(said);
  const clauses = raw.split(CLAUSE_END);
  const found = clauses.filter((one) => takesOut(plainText(one)));
  if (found.length === 0 && !TAKES_OUT.test(plain)) return null;
  const taking = found.length > 0 ? found : clauses;
  const others = clauses.filter((one) => !taking.includes(one) && saysMore(one));
  const meant = new Set(wordsOf(plainText(taking.join(' '))).filter(isMeaningful));
  const isMeant = (text: string) => wordsOf(plainText(text)).some((word) => meant.has(word));
  const before = talk.notes.filter((note) => note !== raw.trim());
  // "skip Saturday" keeps the message that made the request
  const isExplicit = TAKES_OUT.test(plain);
  const said = isExplicit ? [talk.question, ...before] : before;
  const isNamed = said.some(isMeant);
  const last = before.at(-1);
  if (!isNamed && (last === undefined || !isExplicit)) return null;
  const isOut = isNamed ? isMeant : (text: string) => text === last;
  const sentencesOf = (text: string) => (isNamed ? text.split(SENTENCE_END) : [text]);
  const left = (text: string) =>
    sentencesOf(text)
      .filter((sentence) => !isOut(sentence))
      .join(' ');
  const out = said.filter(isOut);
  const kept = {
    ...talk,
    question: isExplicit ? left(talk.question) : talk.question,
    notes: before.map(left).filter(Boolean),
    removed: [...talk.removed, ...out, raw.trim()],
  };
  const part = out.flatMap(sentencesOf).filter(isOut).join('; ');
  return { talk: others.reduce(withNote, kept), part };
}

/** Whether a clause beside one that takes something out says more: not "that is private" or "then send it". */
function saysMore(clause: string): boolean {
  return statesPreference(clause) || (wordsIn(clause) > 2 && !REFERS_BACK.test(plainText(clause)));
}

const REFERS_BACK = /\b(?:that|thats|it|this|send|eso|envi\w+|mand\w+)\b/;

function isMeaningful(word: string): boolean {
  return word.length > 3 && !WORDS_OF_TAKING_OUT.has(word);
}

const CLAUSE_END = /(?<=[,.!?;\n])\s+/;
const SENTENCE_END = /(?<=[.!?;\n])\s+/;

const TAKES_OUT =
  /(?<!\b(?:i|we|they|he|she|to|should|will) )\b(?:take|leave|cross) (?!(?:me|us|him|her|them) )(?:\w+ ){0,6}(?:out|off)\b|\b(?:(?:take|leave|cross) out|remove|strike|scratch|delete|drop(?! (?:me|us) )|quit[ae]\w*|borr[ae]\w*|saqu[ae]\w*) (?:\w+ ){0,4}(?:part|note|thing|bit|line|sentence|that|what|about|said|last|parte|nota|eso|dije)\b|\b(?:forget|olvid\w+) (?:\w+ )?(?:i|what|that|lo que|que) (?:\w+ )?(?:said|wrote|told|dije|escribi)\b/;
/** A clause that takes out what shares a word with it: "strike the cash", "quite lo del precio". */
const TAKES_OUT_WORD =
  /^(?:(?:no|and|then|please|also|just|actually|y|pero|entonces|luego|por favor) )*(?:(?:remove|strike|scratch|delete|drop(?! (?:me|us|by|in|off)\b)|skip|borr[ae]\w*|saqu[ae]\w*|quit[ae]l[ao]s?) |quit[ae] (?!(?:a|an|good|nice|fine|right|sure|the|well)\b))|^lo de\w* .*\bno\b/;
const WORDS_OF_TAKING_OUT = new Set(
  'take leave cross remove strike scratch delete drop skip without forget part note thing line sentence that what about said wrote told last with from message request please actually want dont then send dije parte nota sobre mensaje todo quite saque borre mejor quiero'.split(
    ' ',
  ),
);

/** The number of words of a text; numbers are none. */
export function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** Maximum words of a message that only gives details or agrees: "sure, you can have Kate", "all right, send it". */
const MAX_WORDS_OF_DETAILS = 6;
const MAX_WORDS_OF_CONSENT = 4;
