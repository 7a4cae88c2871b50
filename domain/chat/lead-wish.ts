import { SURE } from './answer/entry-answer.ts';
import { type Dialogue, topicOf } from './dialogue/dialogue.ts';
import type { LeadMessage, LeadWish } from './lead/lead-talk.ts';
import { namesWay } from './lead/reach-wishes.ts';
import { timesSaid } from './lead/times-said.ts';
import { deniesWish, wishIn, wishingText } from './lead/wishes.ts';
import { hasNoSubject } from './text/points-back.ts';
import { isSurely, NONE } from './understand/find-entries.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asks } from './values/asking.ts';
import type { Values } from './values/read-values.ts';
import { hasLimits } from './values/wish.ts';

/** A message with what it means. */
export interface MeantMessage {
  understood: Understood;
  act: Act;
  values: Values;
}

export interface WishEntries {
  /** Entries that come with the offer to pass something on at once, by id. */
  leadEntries: Readonly<Record<string, LeadWish>>;
  /** What is told to somebody who is called or written to, and wants it to end. */
  stopEntry: string;
}

/** What of the team's a message wishes for; "I want to see two-bedroom condos" looks for homes, and wishes for no tour. */
export function wishFor(
  { raw }: LeadMessage,
  { understood, act, values, memory }: MeantMessage & { memory: Pick<Dialogue, 'tasks'> },
  { leadEntries }: WishEntries,
): LeadWish | null {
  const plain = wishingText(raw);
  if (plain === null) return null;
  const stated = wishIn(plain) ?? (namesWay(raw) ? 'contact' : null);
  const wish = wishMeant(understood, act, stated, leadEntries);
  // "what would that cost me", of what an entry told
  const isOfTold = topicOf(memory) !== undefined && hasNoSubject(values.text);
  if (wish === 'valuation' && stated === null && isOfTold) return null;
  const isSearch = (act === 'search' || act === 'refine') && hasLimits(values.wish);
  return wish === 'tour' && isSearch && timesSaid(raw).length === 0 ? null : wish;
}

/** Whether a message says no to what its words or the entry found wish for, and to no calls that have begun. */
export function isWishDenied(
  { raw, plain }: LeadMessage,
  { understood, act }: MeantMessage,
  { leadEntries, stopEntry }: WishEntries,
): boolean {
  if (!deniesWish(raw) || isSurely(stopEntry, understood)) return false;
  if (asks(raw) || timesSaid(raw).length > 0) return false;
  return wishMeant(understood, act, wishIn(plain), leadEntries) !== null;
}

/** Acts that ask for a person, and what they wish for. */
const WISHES: Partial<Record<Act, LeadWish>> = {
  person: 'contact',
  tour: 'tour',
  valuation: 'valuation',
  complaint: 'complaint',
};
const SURE_OF_WISH = 0.6;

/**
 * An act counts only where no entry surely answers the message: "are you a real person?" sounds like a wish for one.
 * Words count unless the message surely asks about what they name: "do I leave during showings?" wishes for no tour.
 * @param stated what its words wish for
 */
function wishMeant(
  { acts: [act], entries: [entry] }: Understood,
  meant: Act,
  stated: LeadWish | null,
  leadEntries: WishEntries['leadEntries'],
): LeadWish | null {
  if (stated === 'complaint' || stated === 'fault') return stated;
  const byEntry = entry && entry.confidence >= SURE_OF_WISH ? (leadEntries[entry.id] ?? null) : null;
  const isAnswered = entry !== undefined && entry.id !== NONE && entry.confidence >= SURE && !byEntry;
  const isAskedAbout =
    act?.value === 'question' &&
    act.confidence >= SURE_OF_WISH &&
    entry !== undefined &&
    !(entry.id in leadEntries);
  const isSure = act?.value === meant && act.confidence >= SURE_OF_WISH && !isAnswered;
  const byAct = isSure ? (WISHES[act.value] ?? null) : null;
  const wished = isAskedAbout && (stated === 'tour' || stated === 'valuation') ? null : stated;
  return byEntry === 'complaint' || byAct === 'complaint' ? 'complaint' : (wished ?? byAct ?? byEntry);
}
