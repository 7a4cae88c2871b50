import { LIKELY, SURE } from './answer/entry-answer.ts';
import { currentEntry, type Dialogue } from './dialogue/dialogue.ts';
import { withoutContactDetails } from './lead/contact-details.ts';
import type { LeadMessage, LeadTalk, LeadWish } from './lead/lead-talk.ts';
import { mentionsChannel, requestsChannel } from './lead/mentioned-channels.ts';
import { hasPossibleTime, mentionsTime } from './lead/mentioned-times.ts';
import { declinesWish, statedWish, textStatingWish } from './lead/stated-wishes.ts';
import { hasNoSubject } from './text/back-references.ts';
import { entryFor } from './understand/find-entries.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asksForOpenHouses, containsQuestion } from './values/question-kinds.ts';
import type { Values } from './values/read-values.ts';
import { hasOnlyValues } from './values/record-words.ts';
import { hasCriteria } from './values/wish.ts';

/** A message with its interpretation. */
export interface InterpretedMessage {
  understood: Understood;
  act: Act;
  values: Values;
}

export interface WishEntries {
  /** Entries that include an immediate offer, by id. */
  leadEntries: Readonly<Record<string, LeadWish>>;
  /** The entry for somebody who wants calls or messages to stop. */
  stopEntry: string;
  /** Entries answered before a person is offered, such as who answers here. */
  answeredFirst: readonly string[];
}

/** The team service a message requests. "I want to see two-bedroom condos" is a search, not a tour request. */
export function requestedWish(
  { raw }: LeadMessage,
  { understood, act, values, memory }: InterpretedMessage & { memory: Pick<Dialogue, 'tasks' | 'lead'> },
  { leadEntries, answeredFirst }: WishEntries,
): LeadWish | null {
  const asksWho = answeredFirst.includes(entryFor(understood)?.id ?? '');
  if (asksWho && memory.lead.status === 'quiet') return 'contact';
  if (textStatingWish(raw) === null || asksForOpenHouses(values.text)) return null;
  const stated = wishStatedIn(raw);
  const wish = intendedWish(understood, act, stated, leadEntries);
  // "what would that cost me" after an entry
  const isOfTold = currentEntry(memory) !== undefined && hasNoSubject(values.text);
  if (wish === 'valuation' && stated === null && isOfTold) return null;
  if ((wish ?? 'contact') === 'contact' && continuesTourRequest(memory.lead, raw)) return 'tour';
  const isSearch = (act === 'search' || act === 'refine') && hasCriteria(values.wish);
  const isOnlySearch =
    (wish === 'tour' && !mentionsTime(raw)) || (wish === 'valuation' && hasOnlyValues(values.text));
  return isSearch && isOnlySearch ? null : wish;
}

/** "Thursday after 5:30 works", after a tour was offered and its home chosen. */
function continuesTourRequest({ wish, status }: LeadTalk, raw: string): boolean {
  return wish === 'tour' && status === 'passed' && hasPossibleTime(raw);
}

/**
 * Whether a message asks something to be answered before its request: which home to see, or an entry. "Is this a real person"
 * sounds like a request for one.
 */
export function needsAnswerFirst(
  wish: LeadWish,
  { raw }: LeadMessage,
  { understood, values: { homes, order, wish: limits } }: InterpretedMessage,
  { leadEntries, answeredFirst }: WishEntries,
): boolean {
  if (wish === 'tour') return homes.length === 0 && (order !== null || hasCriteria(limits));
  const entry = entryFor(understood);
  if (wish !== 'contact' || !entry || entry.id in leadEntries) return false;
  return wishStatedIn(raw) === null || answeredFirst.includes(entry.id);
}

/** Whether a message declines what its words or entry would request, unless it is about calls already being received. */
export function isWishDeclined(
  { raw, plain }: LeadMessage,
  { understood, act }: InterpretedMessage,
  { leadEntries, stopEntry }: WishEntries,
): boolean {
  if (!declinesWish(raw) || entryFor(understood)?.id === stopEntry) return false;
  if (containsQuestion(raw) || mentionsTime(raw)) return false;
  return intendedWish(understood, act, statedWish(plain), leadEntries) !== null;
}

/**
 * Whether a message with an address or number asks that calls or messages to it stop, or gives it after such a request: nobody
 * becomes a lead by asking to be left alone.
 */
export function asksToStop(
  {
    message,
    asked,
    understood,
    memory,
  }: Pick<InterpretedMessage, 'understood'> & {
    message: string;
    asked: string;
    memory: Pick<Dialogue, 'tasks' | 'lead'>;
  },
  { understand, stopEntry }: WishEntries & { understand: (raw: string) => Understood },
): boolean {
  if (memory.lead.status === 'asking' || withoutContactDetails(message) === message) return false;
  if (asked.trim() === '') return currentEntry(memory)?.id === stopEntry;
  // "I want to stop renting, call me" is about something else without the number
  const isStop = entryFor(understood, SURE_OF_STOP)?.id === stopEntry && !requestsChannel(message);
  return isStop && (entryFor(understand(asked), LIKELY)?.id ?? stopEntry) === stopEntry;
}

/** The request stated in a message's words. */
function wishStatedIn(raw: string): LeadWish | null {
  return statedWish(textStatingWish(raw) ?? '') ?? (mentionsChannel(raw) ? 'contact' : null);
}

/** Acts that request a person, and the request each stands for. */
const WISHES: Partial<Record<Act, LeadWish>> = {
  person: 'contact',
  tour: 'tour',
  valuation: 'valuation',
  complaint: 'complaint',
};
const SURE_OF_WISH = 0.6;
/** Lower than for other entries: a visitor who wants no more calls must not be asked for a name. */
const SURE_OF_STOP = 0.5;

/**
 * An act counts only if no entry answers the message with certainty. Words count unless the message asks about them, "do I leave
 * during showings?", or is about somebody else: "my ex won't answer, can I sell it".
 * @param stated the request stated in words
 */
function intendedWish(
  understood: Understood,
  meant: Act,
  stated: LeadWish | null,
  leadEntries: WishEntries['leadEntries'],
): LeadWish | null {
  const {
    acts: [act],
    entries: [entry],
  } = understood;
  const ofLead = entry ? leadEntries[entry.id] : undefined;
  const hasAnswer = (least: number) => entryFor(understood, least) !== undefined && !ofLead;
  const isAct = (value: Act | undefined) =>
    act !== undefined && act.value === value && act.confidence >= SURE_OF_WISH;
  const byEntry = entryFor(understood) && ofLead;
  const byAct = isAct(meant) && !hasAnswer(SURE) ? WISHES[meant] : undefined;
  if (stated === 'fault') return stated;
  // "have someone call me about it" sounds like one
  if (stated !== 'contact' && (byEntry === 'complaint' || byAct === 'complaint')) return 'complaint';
  const isAskedAbout = isAct('question') && entry !== undefined && !ofLead;
  const isOfOthers =
    stated === 'complaint'
      ? hasAnswer(SURE_OF_WISH)
      : isAskedAbout && (stated === 'tour' || stated === 'valuation');
  return (isOfOthers ? null : stated) ?? byAct ?? byEntry ?? null;
}
