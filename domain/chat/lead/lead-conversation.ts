import type { LeadConsent } from '../../leads/lead-consent.ts';
import { plainText } from '../text/plain-text.ts';
import { asks } from '../values/asking.ts';
import { askNext } from './ask-next.ts';
import { consentReader, hasReservation } from './consent-given.ts';
import { introducesSomebody, isFullName, isUncasedName, loneName, saysAgain } from './contact-name.ts';
import { reachIn, withAreaCode, withoutReach } from './contact-reach.ts';
import { corrected } from './corrections.ts';
import { withoutDenied } from './denied-details.ts';
import { createDetailsReader, type DetailsMessage, isReachOf, type NotVisitors } from './details-reader.ts';
import { type LeadDetails, type LeadTalk, type LeadWish, NO_LAST_NAME, quietTalk } from './lead-talk.ts';
import type { LeadPhrases, LeadWords } from './lead-words.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { timesSorted } from './reach-notes.ts';
import { wishReader } from './wish-reader.ts';

/** A message, as far as it matters to a lead. */
export interface LeadMessage extends DetailsMessage {
  /** Corrected plain text. */
  plain: string;
  /** It changes which homes the request is about. */
  changesHomes: boolean;
}

/** What a message means for the lead; null when it is about something else. */
export type LeadStep =
  | { say: string; talk: LeadTalk }
  /** Everything is here and the visitor agreed. */
  | {
      send: {
        wish: LeadWish;
        question: string;
        details: LeadDetails;
        notes: string[];
        consents: LeadConsent[];
      };
      talk: LeadTalk;
    };

export interface LeadConversation {
  /** The wish a message states by itself: "can I see it on Saturday?" */
  wishIn(plain: string): LeadWish | null;
  /** Goes on with a talk that has begun, and begins one for whoever says how to be reached. */
  goOn(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null;
  /** Takes words that nobody understood for the name just asked for. */
  takeName(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null;
  /** Asks again for what is missing, or for agreement. */
  askOn(talk: LeadTalk, words: LeadWords): LeadStep;
  /** Whether a plain text is a no, and nothing else. */
  refuses(plain: string): boolean;
  /** Keeps in mind who somebody says to be. */
  introduced(talk: LeadTalk, message: LeadMessage): LeadTalk;
}

/** @param not what is never taken for a visitor's */
export function createLeadConversation(phrases: LeadPhrases, not: NotVisitors): LeadConversation {
  const detailsIn = createDetailsReader(not);
  const { besideAgreement, saysSend, allowsCalls, refuses } = consentReader(phrases, not.agent);
  const { wishIn, subjectOf, subjectIn, wishInstead } = wishReader(phrases);
  const yes = phrasePattern(phrases.yes);
  const agrees = phrasePattern(phrases.agrees);
  const no = phrasePattern(phrases.no);
  const cancel = phrasePattern(phrases.cancel);
  const when = phrasePattern(phrases.when);
  const why = phrasePattern(phrases.why);
  const notForReply = phrasePattern(phrases.notForReply);
  const adds = phrasePattern(phrases.adds);
  const comes = phrasePattern(phrases.comes);
  const withoutCalls = phrasePattern(phrases.withoutCalls);
  const oneName = phrasePattern(phrases.oneName);
  const withoutEmail = phrasePattern(phrases.withoutEmail);

  function goOn(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
    const { raw, plain, isQuestion } = message;
    if (talk.status === 'asking') return answered(talk, message, words);
    if (talk.status === 'sent' && saysSend(plain)) return { say: words.sent(talk.details.firstName), talk };
    const told = detailsIn(message, talk.status === 'offered' ? 'details' : 'nothing');
    if ((told.email || told.phone) && !notForReply.test(plain)) return begin(talk, told, message, words);
    if (talk.status === 'passed' && !isQuestion && (agrees.test(plain) || when.test(plain)))
      return begin(talk, told, message, words);
    if (talk.status !== 'offered') return null;
    const { ruledOut, left } = timesSorted(raw);
    const isOtherTime = ruledOut.length > 0 && left.length > 0; // "not today, tomorrow"
    if ((no.test(plain) && !isOtherTime) || cancel.test(plain))
      return { say: words.declined, talk: declined(talk) };
    if (why.test(plain)) return { say: words.why, talk };
    const asksMore = isQuestion && !SURELY_YES.test(plain); // "ok then maybe buy. Cheapest home you have?"
    const isName = told.firstName && (isFullName(raw) || isUncasedName(raw) || introducesSomebody(raw));
    const agreed = when.test(plain) || (yes.test(plain) && !asksMore);
    return isName || agreed ? begin(talk, told, message, words) : null;
  }

  function takeName(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
    if (talk.details.firstName && talk.details.lastName) return null;
    const told = detailsIn(message, 'details');
    return told.firstName ? begin(talk, told, message, words) : null;
  }

  /** Asks for what is missing, beginning with what the message and the talk so far already hold. */
  function begin(
    talk: LeadTalk,
    told: Partial<LeadDetails>,
    { raw, plain }: LeadMessage,
    words: LeadWords,
  ): LeadStep {
    const stated = wishIn(plain);
    const subject = subjectIn(raw);
    // an offer's subject stands, except that "call me about selling" names its own and a question is no tour
    const isNamed = talk.status !== 'offered' || subject === 'question';
    const ofOffer = talk.wish === 'contact' ? subjectOf(talk.question) : null;
    const wish =
      talk.wish === 'complaint'
        ? talk.wish
        : ((isNamed ? subject : ofOffer) ?? talk.wish ?? stated ?? 'contact');
    const { length } = withoutReach(raw).match(/\p{L}+/gu) ?? [];
    const saysMore = !talk.question || when.test(plain) || length > DETAILS_ALONE;
    const question = [talk.question, saysMore ? raw : ''].filter(Boolean).join(' / ');
    const details = joined(talk.details, told);
    return askNext({ ...talk, status: 'asking', wish, question, details, reminded: false }, words);
  }

  function answered(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
    const { raw, plain } = message;
    const details = filled(message.isQuestion || asks(raw) ? talk : withDenied(talk, plain), message);
    const other = wishInstead(plain);
    if (other) {
      const question = [talk.question, raw].filter(Boolean).join(' / ');
      return askNext({ ...talk, wish: other, question, details }, words);
    }
    if (cancel.test(plain) && !message.changesHomes && !isReachedOtherwise(details, talk.details))
      return { say: words.canceled, talk: declined(talk) };
    if (JSON.stringify(details) !== JSON.stringify(talk.details))
      return askNext({ ...withBeside(talk, raw, details), details }, words);
    if (talk.want === 'lastName' && saysOneName(details, message))
      return askNext({ ...talk, details: { ...details, lastName: NO_LAST_NAME } }, words);
    const right = talk.want === 'lastName' ? details : corrected(details, raw);
    if (right !== details) return askNext({ ...talk, details: right }, words);
    if (talk.want === 'consent') {
      const one = byOneWay(details, plain);
      if (one) return askNext({ ...talk, details: one }, words);
      const agreed = agreement(talk, message);
      if (agreed) return { ...agreed, talk: { ...talk, status: 'sent' } };
    }
    if (message.changesHomes || addsTo(talk, message)) {
      const question = [talk.question, raw].filter(Boolean).join(' / ');
      const isNote = OF_A_TIME.test(plain) || comes.test(plain) || !adds.test(plain) || TIMED.test(plain);
      const notes = isNote && !message.changesHomes ? withNote(talk.notes, raw.trim()) : talk.notes;
      return askNext({ ...talk, wish: subjectIn(raw) ?? talk.wish, question, notes }, words);
    }
    if (why.test(plain)) return { say: words.why, talk };
    if (talk.want === 'reach' && isReachOf(not.agent, reachIn(raw, true)))
      return { say: words.ownReach, talk };
    if (talk.want === 'reach' && TRIES_REACH.test(raw)) return { say: words.badReach, talk };
    const isAboutNumber = talk.want === 'reach' && details.email !== '' && no.test(plain);
    if ((yes.test(plain) || saysSend(plain) || isAboutNumber) && !message.isQuestion && !asks(raw))
      return askNext(talk.want === 'consent' ? withBeside(talk, raw, details) : talk, words);
    if (!no.test(plain)) return null;
    if (timesSorted(raw).ruledOut.length > 0 && !NOT_TODAY.test(plain)) return null;
    if (talk.want === 'consent' && !refuses(plain))
      return message.isQuestion || asks(raw) ? null : { say: words.change, talk };
    return { say: talk.want === 'reach' ? words.noReach : words.canceled, talk: declined(talk) };
  }

  /** Wants to be reached by one of the two ways given: the other is forgotten, or the same is said again where it is the only one. */
  function byOneWay(details: LeadDetails, plain: string): LeadDetails | null {
    if (details.email && withoutCalls.test(plain)) return { ...details, phone: '' };
    return details.phone && withoutEmail.test(plain) ? { ...details, email: '' } : null;
  }

  /** Another time, or what it is about; "this is for sale?" asks. */
  function addsTo({ want }: LeadTalk, { raw, plain }: LeadMessage): boolean {
    if (comes.test(plain)) return !raw.includes('?');
    if (!adds.test(plain)) return want !== 'name' && want !== 'lastName' && when.test(plain);
    return !raw.includes('?') || OF_A_TIME.test(plain);
  }

  function agreement(talk: LeadTalk, { raw, plain, isQuestion }: LeadMessage) {
    const beside = besideAgreement(plain);
    const told = beside === '' ? talk : withBeside(talk, raw, talk.details);
    const { wish, question: asking, about = [], details, notes, asked } = told;
    const callMe = details.email === '' && wishIn(plain) === 'contact' && !hasReservation(plain);
    if (isQuestion || raw.includes('?') || !(callMe || beside !== null)) return null;
    // Marketing calls are asked about beside an e-mail address only: "yes, call me" is no consent to them.
    const allows = allowsCalls(plain);
    const consents = asked.map((one) => ({ ...one, granted: one.channel !== 'call-text' || allows }));
    const question = [asking, ...about.filter((one) => !asking.includes(one))].filter(Boolean).join(' / ');
    return { send: { wish: wish ?? 'contact', question, details, notes, consents } };
  }

  /** What a message adds to the details, given what was asked for. */
  function filled(talk: LeadTalk, message: LeadMessage): LeadDetails {
    const { want, details } = talk;
    const isAnswer = [yes, no].some((one) => one.test(message.plain)) || saysSend(message.plain);
    const told = detailsIn(message, want === 'lastName' && isAnswer ? 'name' : want);
    if (want !== 'lastName')
      return joined({ ...details, ...inPlace(told, message.plain), ...settled(talk, message) }, told);
    if (deniesName(details, message.plain)) return { ...details, ...told };
    const last = [told.firstName, told.lastName].filter((part) => part && part !== details.firstName);
    return { ...details, ...told, firstName: details.firstName, lastName: last.join(' ') };
  }

  /** A number that was asked for once more: with its area code, or as it was. */
  function settled({ want, doubted = '' }: LeadTalk, { raw, plain }: LeadMessage): Partial<LeadDetails> {
    const phone =
      withAreaCode(doubted, raw) || (besideAgreement(plain) === '' && !saysSend(plain) ? doubted : '');
    return want === 'reach' && phone ? { phone } : {};
  }

  /** "I don't have one", or the first name once more. */
  function saysOneName({ firstName }: LeadDetails, { raw, plain }: LeadMessage): boolean {
    return saysAgain(firstName, raw) || oneName.test(plain);
  }

  function introduced(talk: LeadTalk, message: LeadMessage): LeadTalk {
    if (talk.status === 'asking') return talk;
    const { firstName, lastName = '' } = detailsIn(message, 'nothing');
    if (firstName) return { ...talk, details: { ...talk.details, firstName, lastName } };
    const isLast = talk.details.firstName !== '' && talk.details.lastName === '' && loneName(message.raw);
    const last = isLast ? detailsIn(message, 'lastName').firstName : undefined;
    return last ? { ...talk, details: { ...talk.details, lastName: last } } : talk;
  }

  return { goOn, takeName, askOn: askNext, refuses, introduced, wishIn };
}

const NOT_TODAY = /^(?:(?:no|nope|nah|sorry) )*not today(?: (?:thanks|thank you|please|sorry))*$/;

function withDenied(talk: LeadTalk, plain: string): LeadTalk {
  return { ...talk, details: withoutDenied(talk.details, plain) };
}

/** Whether there is another way to answer than before: "delete my email, use 704-555-0199" cancels nothing. */
function isReachedOtherwise({ email, phone }: LeadDetails, before: LeadDetails): boolean {
  return (email !== before.email || phone !== before.phone) && (email !== '' || phone !== '');
}

/** "It's not Robert, it's Roberta", where the last name was asked for. */
function deniesName({ firstName }: LeadDetails, plain: string): boolean {
  const name = RegExp.escape(plainText(firstName));
  return new RegExp(`\\b(?:not|no es|no soy) ${name}(?: |$)`).test(plain);
}

/** "Use my email instead": the other way is forgotten. */
function inPlace({ email, phone }: Partial<LeadDetails>, plain: string): Partial<LeadDetails> {
  if (!/\b(?:instead|rather|en vez|mejor)\b/.test(plain) || Boolean(email) === Boolean(phone)) return {};
  return email ? { phone: '' } : { email: '' };
}

/** A talk with what a message says beside the details in it. */
function withBeside(talk: LeadTalk, raw: string, { firstName, lastName }: LeadDetails): LeadTalk {
  const told = [firstName, lastName, ...talk.notes].filter(Boolean);
  const rest = told.reduce((text, part) => text.replace(part, ' '), withoutReach(raw));
  const { length } = rest.match(/\p{L}+/gu) ?? [];
  if (length <= DETAILS_ALONE) return talk;
  return { ...talk, question: [talk.question, raw.trim()].filter(Boolean).join(' / ') };
}

/** What was known with what was just told: one name after a first name is the last name. */
function joined(known: LeadDetails, told: Partial<LeadDetails>): LeadDetails {
  const { firstName, lastName } = told;
  const isLast =
    known.firstName && !known.lastName && firstName && !lastName && firstName !== known.firstName;
  return isLast
    ? { ...known, ...told, firstName: known.firstName, lastName: firstName }
    : { ...known, ...told };
}

/** After a no nothing that was given is used again. */
function declined({ wish, question }: LeadTalk): LeadTalk {
  return { ...quietTalk, status: 'declined', wish, question };
}

/** A message as a note, in place of the times in it that stand there by themselves. */
function withNote(notes: readonly string[], note: string): string[] {
  return [...notes.filter((one) => !note.includes(one)), note];
}

/** "Can we make it 2 pm instead?" */
const OF_A_TIME = /\b(?:make it|change|move it)\b/;

const TIMED =
  /\d ?(?:am|pm)\b|\w+day\b|\b(?:tomorrow|morning|afternoon|evening|noon|manana|tarde|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

const SURELY_YES = /^(?:yes|yeah|yep|yup|sure|please|si|claro)\b/;

/** Words of a message that says no more than who one is: "sure, you can have Kate". */
const DETAILS_ALONE = 4;

/** "jo@", "sam at example dot com", "555 01": an address or a number that is not whole. */
const TRIES_REACH = /@|^\W*\S+ (?:at|arroba) \S+(?: (?:dot|punto) \S+)?\W*$|^[\d\s().+-]{3,}$|\d{3,}/i;
