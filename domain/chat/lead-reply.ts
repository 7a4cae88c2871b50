import type { Property } from '../listings/property.ts';
import type { Answer } from './answer/answer.ts';
import { SURE } from './answer/entry-answer.ts';
import { afterAnswer, type Dialogue } from './dialogue/dialogue.ts';
import type { HomesOfMessage } from './lead/about-said.ts';
import type { LeadConversation, LeadMessage, LeadStep } from './lead/lead-conversation.ts';
import { isUnderWay, type LeadTalk, type LeadWish, offeredTalk } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import { namesWay, timesIn } from './lead/reach-notes.ts';
import { deniesWish, wantsNone, withoutUnwanted } from './lead/wish-stated.ts';
import type { Reply } from './reply.ts';
import { plainText } from './text/plain-text.ts';
import { NONE } from './understand/find-entries.ts';
import { isSurely } from './understand/surely-found.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asks } from './values/asking.ts';
import type { Values } from './values/read-values.ts';
import { hasLimits } from './values/wish.ts';

/** What is at hand when details are offered to be taken. */
export interface Offering {
  lead: LeadConversation;
  homes: readonly Property[];
  areas: LeadMessage['areas'];
  before: Beside['before'];
}

/** Acts that ask for a person, and what they wish for. */
const WISHES: Partial<Record<Act, LeadWish>> = {
  person: 'contact',
  tour: 'tour',
  valuation: 'valuation',
  complaint: 'complaint',
};
const SURE_OF_WISH = 0.6;

/** A message with what it means. */
interface MeantMessage {
  understood: Understood;
  act: Act;
  values: Values;
}

/** What of the team's a message wishes for; "I want to see two-bedroom condos" looks for homes, and wishes for no tour. */
export function wishFor(
  { raw, plain: whole }: LeadMessage,
  { understood, act, values }: MeantMessage,
  { lead, leadEntries }: { lead: LeadConversation; leadEntries: Readonly<Record<string, LeadWish>> },
): LeadWish | null {
  const plain = hasWishBesideNo(raw, lead) ? plainText(withoutUnwanted(raw)) : whole;
  if (wantsNone(plain)) return null;
  const stated = lead.wishIn(plain) ?? (namesWay(raw) ? 'contact' : null);
  const wish = wishMeant(understood, act, stated, leadEntries);
  const isSearch = (act === 'search' || act === 'refine') && hasLimits(values.wish);
  return wish === 'tour' && isSearch && timesIn(raw).length === 0 ? null : wish;
}

/** Whether a message says no to what its words or the entry found wish for, and to no calls that have begun. */
export function isWishDenied(
  { raw, plain }: LeadMessage,
  { understood, act }: MeantMessage,
  {
    lead,
    leadEntries,
    stopEntry,
  }: { lead: LeadConversation; leadEntries: Readonly<Record<string, LeadWish>>; stopEntry: string },
): boolean {
  if (!deniesWish(raw) || isSurely(stopEntry, understood)) return false;
  const isOther = asks(raw) || timesIn(raw).length > 0 || hasWishBesideNo(raw, lead);
  return !isOther && wishMeant(understood, act, lead.wishIn(plain), leadEntries) !== null;
}

/** "I don't want a call, just email me" */
function hasWishBesideNo(raw: string, lead: LeadConversation): boolean {
  const rest = withoutUnwanted(raw);
  return rest !== raw && lead.wishIn(plainText(rest)) !== null;
}

/**
 * An act counts only where no entry surely answers the message: "are you a real person?" sounds like a wish for one.
 * Words count unless the message surely asks about what they name: "do I leave during showings?" wishes for no tour.
 * @param stated what its words wish for
 */
function wishMeant(
  { acts: [act], entries: [entry] }: Understood,
  meant: Act,
  stated: LeadWish | null,
  leadEntries: Readonly<Record<string, LeadWish>>,
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

/** Goes on with a talk under way; what was noted, or added of a home to be valued, is kept and the next thing asked for. */
export function stepOn(
  talk: LeadTalk,
  told: LeadMessage,
  {
    lead,
    words,
    before,
    isAdded,
  }: { lead: LeadConversation; words: LeadWords; before: readonly string[]; isAdded: boolean },
): LeadStep | null {
  const step = lead.goOn(talk, told, words);
  if (step) return step;
  if (isAdded && talk.status === 'asking') {
    const question = [talk.question, told.raw].filter(Boolean).join(' / ');
    return lead.askOn({ ...talk, question, notes: [...talk.notes, told.raw.trim()] }, words);
  }
  const isNoted = talk.notes.some((note) => !before.includes(note));
  return isNoted && isUnderWay(talk) ? lead.askOn({ ...talk, status: 'asking' }, words) : null;
}

export interface Beside {
  /** What was noted before this message of when and how to be reached: only what is new is said back. */
  before: readonly string[];
  /** The answer to what was asked beside the details. */
  answer?: Answer | null;
}

export function took(
  step: LeadStep,
  base: Dialogue,
  words: LeadWords,
  { before, answer = null }: Beside,
): Reply {
  const dialogue: Dialogue = {
    ...afterAnswer(base, answer ?? {}),
    lead: step.talk,
  };
  const bare = { suggestions: [], sources: [...(answer?.sources ?? []), 'lead'] };
  if ('send' in step)
    return { ...bare, text: '', links: ['call', 'contact', 'privacy'], dialogue, lead: step.send };
  const isAsking = step.talk.status === 'asking';
  const isBegun = isAsking && base.lead.status !== 'asking' && base.lead.status !== 'offered';
  const { wish } = step.talk;
  const first = isBegun && wish && wish !== base.lead.wish && words.first[wish];
  const caution = isBegun && !base.cautioned && words.caution;
  // the question for agreement tells all that was noted
  const isSaidBack = !isAsking || step.talk.want === 'consent';
  return {
    ...bare,
    text: [
      answer?.text,
      first,
      caution,
      isBegun && step.talk.want !== 'consent' && step.talk.about && words.about(step.talk.about),
      isSaidBack ? '' : noticed(step.talk, before, words),
      step.say,
    ]
      .filter(Boolean)
      .join('\n\n'),
    links: isAsking ? ['privacy', 'call'] : ['call', 'contact'],
    dialogue: { ...dialogue, cautioned: dialogue.cautioned || isBegun },
  };
}

/** What a message added of when and how to be reached. */
function noticed({ notes }: LeadTalk, before: readonly string[], words: LeadWords): string {
  const fresh = notes.filter((note) => !before.includes(note));
  return fresh.length > 0 ? words.noted(fresh) : '';
}

/** Somebody who asks for these is asked for details after a no as well. */
const ASKED_ANEW = new Set<LeadWish>(['contact', 'complaint', 'fault']);
const WITHOUT_CAUTION = new Set<LeadWish>(['complaint', 'fault']);

/** Asks whether to take the details; after a no, only a call or a reply is asked about anew. */
export function offered(
  wish: LeadWish,
  message: string,
  values: Values,
  base: Dialogue,
  words: LeadWords,
  { lead, homes, areas, before }: Offering,
): Reply {
  const isDeclined = base.lead.status === 'declined' && !ASKED_ANEW.has(wish);
  const home = homes.find(({ id }) => id === homeMeant(values, base));
  const status = wish === 'tour' ? home?.status : undefined;
  const caution = base.cautioned ? '' : words.caution;
  const isAgain = base.lead.status === 'offered' && base.lead.wish === wish;
  const isAdded = isAgain && !asks(message) && !/^\W*no\b/i.test(message);
  const question = isAdded ? [base.lead.question, message].filter(Boolean).join(' / ') : message;
  const talk = isDeclined ? { ...base.lead, wish, question } : offeredTalk(base.lead, wish, question);
  const told: LeadMessage = {
    raw: message,
    plain: plainText(message),
    areas: areas,
    isQuestion: false,
    changesHomes: false,
  };
  const isIntroduced = talk.details.firstName !== '' && !isDeclined;
  const begun = isIntroduced
    ? (lead.takeName({ ...base.lead, wish, question: '' }, told, words) ??
      lead.askOn({ ...talk, status: 'asking' }, words))
    : null;
  if (begun) return took(begun, base, words, { before });
  return {
    text: [
      talk.about && !isDeclined ? words.about(talk.about) : '',
      isAdded ? words.noted([message.trim().replace(/[.!]+$/, '')]) : noticed(talk, before, words),
      (status && words.notShown[status]) ?? '',
      (isDeclined && words.afterNo[wish]) || words.offer[wish],
      WITHOUT_CAUTION.has(wish) ? '' : caution,
    ]
      .filter(Boolean)
      .join('\n\n'),
    links: ['call', 'contact', ...(wish === 'tour' ? ['compare'] : [])],
    suggestions: [],
    sources: ['lead', ...(home ? [`home:${home.id}`] : [])],
    dialogue: { ...afterAnswer(base, home ? { home: home.id } : {}), lead: talk, cautioned: true },
  };
}

/** What somebody says of a home after a valuation was offered is of their own: "three bedrooms, 2,100 sq ft". */
export function addsToValuation(talk: LeadTalk, asked: string, values: Values): boolean {
  const isOfHome = hasLimits(values.wish) && values.wish.price === undefined;
  return isUnderWay(talk) && talk.wish === 'valuation' && !asks(asked) && isOfHome;
}

/** The addresses of the homes that a message names, and of those it points at: the one meant, or the few that were shown. */
export function homesOf(values: Values, base: Dialogue, homes: readonly Property[]): HomesOfMessage {
  const [task] = base.tasks;
  const one = homeMeant(values, base);
  const shown = task?.kind === 'homes' && task.results.length <= FEW_SHOWN ? task.results : [];
  const addresses = (ids: readonly string[]) =>
    ids.flatMap((id) => homes.find((home) => home.id === id)?.address ?? []);
  return { named: addresses(values.homes), meant: addresses(one ? [one] : shown) };
}

const FEW_SHOWN = 3;

function homeMeant({ homes, pointing }: Values, { tasks }: Dialogue): string | undefined {
  const [task] = tasks;
  if (homes[0]) return homes[0];
  if (task?.kind !== 'homes') return undefined;
  return pointing.ordinal !== null ? task.results.at(pointing.ordinal) : (task.focus ?? undefined);
}
