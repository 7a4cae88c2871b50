import { does, isOnlyOfLead, surelyDoes } from '../understand/lead-acts.ts';
import { containsQuestion } from '../values/question-kinds.ts';
import { createConsentReader, hasReservation } from './consent-reader.ts';
import { hasSeveralContactDetails, withoutContactDetails } from './contact-details.ts';
import { declinesLastName, isClearlyName, saysNoLastName, singleName } from './contact-name.ts';
import { isOnlyContactPreference, isOnlyTime, statesPreference } from './contact-preferences.ts';
import { correctedDetails, limitedToWantedChannel } from './corrections.ts';
import { createDetailsReader, type ExcludedDetails, mergeDetails } from './details-reader.ts';
import { isGivenBeside } from './given-for-contact.ts';
import { askNext } from './lead-questions.ts';
import {
  declined,
  endedStep,
  isUnderWay,
  type LeadDetails,
  type LeadMessage,
  type LeadStep,
  type LeadTalk,
  type LeadWish,
  NO_LAST_NAME,
} from './lead-talk.ts';
import type { LeadWords } from './lead-words.ts';
import {
  goesOn,
  sendsWithAddition,
  stepAfterOffer,
  stepAfterSending,
  stepByActs,
  talkAfterSent,
} from './learned-steps.ts';
import { mentionsLanguage } from './mentioned-channels.ts';
import { hasPossibleTime, mentionsTime } from './mentioned-times.ts';
import {
  ownWords,
  TELLS_NOTHING,
  tellsMore,
  withNote,
  withOwnWords,
  withoutPart,
  wordsIn,
} from './own-words.ts';
import { addsToRequest, withAddition } from './request-subject.ts';
import { replacementWish, specificWish, statedWish, wishBySubject } from './stated-wishes.ts';
import { asksForTime, cancels, isOnlyNo, isStandaloneYes, saysNo, saysYes } from './yes-and-no.ts';

export type LeadConversation = ReturnType<typeof createLeadConversation>;

/** @param not details that are never taken as a visitor's */
export function createLeadConversation(not: ExcludedDetails) {
  const consent = createConsentReader(not.agent);
  const details = createDetailsReader(not, consent);

  /** Continues the conversation, or begins one if contact details are given; null if the message is about something else. */
  function proceed(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
    const { raw, plain, isQuestion } = message;
    if (isUnderWay(talk) && asksForTime(plain)) return { say: words.takeTime, talk };
    if (talk.status === 'asking') return stepAfterResponse(talk, message, words);
    if (talk.status === 'sent' && consent.saysSend(plain))
      return { say: words.sent(talk.details.firstName), talk };
    const told = details.readDetails(message, talk.status === 'offered' ? 'details' : 'nothing');
    if (told.email || told.phone) {
      if (talk.status !== 'sent') return begin(talk, told, message, words);
      const next = begin(talkAfterSent(talk), told, message, words);
      return 'say' in next ? { ...next, say: `${words.sendAfter}\n\n${next.say}` } : next;
    }
    // "no, wait, send it"
    if (talk.status === 'declined' && talk.wish && consent.saysSend(plain))
      return begin(talk, told, message, words);
    if (talk.status === 'passed' && !isQuestion && (isStandaloneYes(plain) || isOnlyTime(raw)))
      return begin(talk, told, message, words);
    if (talk.status === 'sent') return stepAfterSending(talk, message, words);
    if (talk.status !== 'offered') return null;
    const isReach = isOnlyContactPreference(raw) && !raw.includes('?') && !NO_CALL.test(plain);
    // "not today, tomorrow", "no calls please"
    const isNo = (saysNo(plain) && !hasPossibleTime(raw)) || cancels(plain);
    if (!isReach && !mentionsLanguage(raw) && isNo) return { say: words.declinedTalk, talk: declined(talk) };
    const step = isReach || mentionsLanguage(raw) ? null : stepAfterOffer(talk, message, words);
    if (step) return step;
    const agreed = isReach || (saysYes(plain) && !isQuestion) || goesOn(message);
    return agreed || (told.firstName && isClearlyName(raw)) ? begin(talk, told, message, words) : null;
  }

  /** Takes an unrecognized message as the name just requested. */
  function takeName(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
    if (talk.details.firstName && talk.details.lastName) return null;
    const told = details.readDetails(message, 'details');
    return told.firstName ? begin(talk, told, message, words) : null;
  }

  /** Asks for missing details, after reading those in the message and the conversation. */
  function begin(
    talk: LeadTalk,
    told: Partial<LeadDetails>,
    message: LeadMessage,
    words: LeadWords,
  ): LeadStep {
    const { raw, plain } = message;
    const subject = specificWish(raw);
    // the offer's subject is kept, but "call me about selling" names its own, and a question is not a tour request
    const isNamed = talk.status !== 'offered' || subject === 'question';
    const ofOffer = talk.wish === 'contact' ? wishBySubject(talk.question) : null;
    const wish = (isNamed ? subject : ofOffer) ?? talk.wish ?? statedWish(plain) ?? 'contact';
    return askNext(
      {
        ...(talk.question === '' && !consent.saysSend(plain)
          ? { ...talk, question: raw.trim() }
          : withOwnWords(talk, message)),
        status: 'asking',
        wish: talk.wish === 'complaint' ? talk.wish : wish,
        details: withoutLastName(mergeDetails(talk.details, told), message),
        reminded: false,
      },
      words,
    );
  }

  /** The step after a response to the question for details or consent. */
  function stepAfterResponse(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
    const { raw, plain, acts } = message;
    const { want } = talk;
    const isAsking = message.isQuestion || containsQuestion(raw);
    const given = withoutLastName(details.detailsAfter(talk, message), message);
    const other = replacementWish(plain, talk.wish, does(acts, 'correct'));
    if (other) return askNext({ ...withNote(talk, raw), wish: other, details: given }, words);
    const isAddition = addsToRequest(message);
    const isReachable = given.email !== '' || given.phone !== '';
    // "take the no-email part out, I changed my mind on that" is long and keeps the rest
    const keepsRest =
      isReachable && surelyDoes(acts, 'yes', 'details', 'correct', 'adds') && !does(acts, 'cancel');
    const keepsSome = isAddition || (keepsRest && wordsIn(raw) > LONGEST_CANCELLATION);
    if (cancels(plain) && !keepsSome && !hasOtherChannel(given, talk.details))
      return endedStep(talk, words.canceled, words);
    if (JSON.stringify(given) !== JSON.stringify(talk.details))
      return askNext({ ...withOwnWords(talk, message, given), details: given }, words);
    // "I take the dogs out at five" takes nothing out of the request
    const isChange = surelyDoes(acts, 'cancel', 'correct', 'yes', 'preference');
    const less = isChange ? withoutPart(talk, message) : null;
    if (less) {
      const after = askNext(less.talk, words);
      return { ...after, say: `${words.takenOut(less.part)}\n\n${after.say}` };
    }
    const right = applyCorrection(talk, given, message);
    if (right !== given) return askNext({ ...talk, details: right }, words);
    const sent = want === 'consent' ? consentedStep(talk, message) : null;
    if (sent) return sent;
    if (isAddition) return askNext(withAddition(talk, message), words);
    if (want === 'reach' && details.givesAgentsDetails(raw)) return { say: words.ownReach, talk };
    if (want === 'reach' && (INCOMPLETE_CONTACT_DETAILS.test(raw) || surelyDoes(acts, 'details')))
      return { say: words.badReach, talk };
    const saysWhen = mentionsTime(raw) && !isAsking && !does(acts, ...TELLS_NOTHING);
    if (saysWhen) return askNext(withNote(talk, raw), words);
    const step = stepByActs(talk, message, words);
    if (step) return step;
    const isNo = saysNo(plain);
    // a no to one channel leaves the other: "I don't use email"
    const isOneOut = given.email !== '' || OF_EMAIL.test(plain) !== OF_PHONE.test(plain);
    const isAboutNumber = isNo && want === 'reach' && isOneOut;
    if ((saysYes(plain) || consent.saysSend(plain) || isAboutNumber) && !isAsking)
      return askNext(want === 'consent' ? withOwnWords(talk, message) : talk, words);
    if (!isNo || mentionsLanguage(raw) || (mentionsTime(raw) && !NOT_TODAY.test(plain))) return null;
    if (want === 'consent' && !isOnlyNo(plain)) return isAsking ? null : { say: words.change, talk };
    return endedStep(talk, want === 'reach' ? words.noReach : words.canceled, words);
  }

  /** The step that sends the request if the message consents; else null. */
  function consentedStep(talk: LeadTalk, message: LeadMessage): LeadStep | null {
    const { raw, plain, isQuestion } = message;
    const beside = consent.textBesideAgreement(plain);
    const callMe = talk.details.email === '' && statedWish(plain) === 'contact' && !hasReservation(plain);
    // "perfect" after another answer is about that answer
    const isClear = !talk.reminded || isStandaloneYes(plain) || consent.saysSend(plain);
    const isSent = callMe || (isClear && beside !== null) || sendsWithAddition(message);
    const asks = raw.includes('?') || (isQuestion && !isOnlyOfLead(message.acts));
    if (asks || !isSent) return null;
    const told = beside !== '' && tellsMore(talk, message, talk.details) ? withNote(talk, raw) : talk;
    const { wish, details: given, removed, asked } = told;
    // Consent to marketing calls is requested only with an e-mail address: "yes, call me" does not consent to them.
    const allows = consent.consentsToCalls(plain);
    const consents = asked.map((one) => ({ ...one, granted: one.channel !== 'call-text' || allows }));
    const said = ownWords(told);
    const homes = told.about.filter((home) => !said.join(' ').includes(home));
    const question = [...homes, ...said].join(' / ');
    const send = { wish: wish ?? 'contact', question, details: given, removed, consents };
    return { send, talk: { ...told, status: 'sent' } };
  }

  /** Remembers a stated name. */
  function rememberName(talk: LeadTalk, message: LeadMessage): LeadTalk {
    if (talk.status === 'asking') return talk;
    const { firstName, lastName = '' } = details.readDetails(message, 'nothing');
    if (firstName) return { ...talk, details: { ...talk.details, firstName, lastName } };
    const isLast = talk.details.firstName !== '' && talk.details.lastName === '' && singleName(message.raw);
    const last = isLast ? details.readDetails(message, 'lastName').firstName : undefined;
    return last ? { ...talk, details: { ...talk.details, lastName: last } } : talk;
  }

  /**
   * Notes a message that says when, how or in which language to be reached, or gives more addresses or numbers than one. It
   * counts only if the message is about the lead: elsewhere a time may be that of a closing. What opens a request is its question.
   */
  function notePreference(talk: LeadTalk, message: LeadMessage, wish: LeadWish | null): LeadTalk {
    const { raw, plain } = message;
    const rest = withoutContactDetails(raw);
    const isOpening = wish !== null && !isUnderWay(talk);
    const isBeside = isGivenBeside(raw) && Boolean(talk.details.email || talk.details.phone);
    const isOfOthers = isBeside || hasSeveralContactDetails(raw);
    const saysHow = isOfOthers || (statesPreference(raw) && tellsMore(talk, message, talk.details));
    if (isOpening || !saysHow || withoutPart(talk, message)) return talk;
    if (consent.textBesideAgreement(plain) === '') return talk;
    const isOfLead = talk.details.firstName !== '' || !IDLE.has(talk.status) || rest !== raw;
    return isOfLead || (mentionsLanguage(raw) && WANTS_SPEAKER.test(raw)) ? withNote(talk, raw) : talk;
  }

  /** Whether a plain text only responds to an offer or the consent question. */
  function isOnlyResponse(talk: LeadTalk, plain: string): boolean {
    if (!isUnderWay(talk)) return false;
    return consent.isYesOrNo(plain) || asksForTime(plain) || consent.textBesideAgreement(plain) !== null;
  }

  return { proceed, takeName, rememberName, notePreference, isOnlyResponse };
}

const IDLE: ReadonlySet<LeadTalk['status']> = new Set(['quiet', 'declined', 'sent']);
const WANTS_SPEAKER = /\b(?:someone|somebody|anyone|person|people|agent|alguien|persona|agente)\b/i;

/** The details corrected by a response without new ones; the same object if nothing was corrected. */
function applyCorrection({ want }: LeadTalk, given: LeadDetails, { raw, plain }: LeadMessage): LeadDetails {
  if (want === 'lastName')
    return saysNoLastName(given.firstName, raw) ? { ...given, lastName: NO_LAST_NAME } : given;
  const right = correctedDetails(given, raw);
  return right === given && want === 'consent' ? limitedToWantedChannel(given, plain) : right;
}

/** The details of somebody who gives one name and says that there is no other: "Siobhan, no last name". */
function withoutLastName(given: LeadDetails, { raw }: LeadMessage): LeadDetails {
  const hasOne = given.firstName !== '' && given.lastName === '' && declinesLastName(raw);
  return hasOne ? { ...given, lastName: NO_LAST_NAME } : given;
}

/** Whether another channel is given: "delete my email, use 704-555-0199" cancels nothing. */
function hasOtherChannel({ email, phone }: LeadDetails, before: LeadDetails): boolean {
  return (email !== before.email || phone !== before.phone) && (email !== '' || phone !== '');
}

const LONGEST_CANCELLATION = 6;

const OF_EMAIL = /\b(?:e ?mails?|correos?)\b/;
const OF_PHONE = /\b(?:phones?|cells?|numbers?|telefonos?|celular|numeros?)\b/;

/** "No, I don't want a call" declines the offer; "no calls please" states a channel. */
const NO_CALL =
  /^(?:no|nope|nah) (?:thanks |thank you |gracias )*(?:i (?:do|would) not (?:want|need|like)|no (?:quiero|necesito)) (?:(?:a|any|to get a|una|ninguna) )?(?:calls?|contact|llamadas?)$/;

const NOT_TODAY = /^(?:(?:no|nope|nah|sorry) )*not today(?: (?:thanks|thank you|please|sorry))*$/;

/** "jo@", "sam at example dot com", "555 01": an incomplete address or number. */
const INCOMPLETE_CONTACT_DETAILS =
  /@|^\W*\S+ (?:at|arroba) \S+(?: (?:dot|punto) \S+)?\W*$|^[\d\s().+-]{3,}$|\d{3,}/i;
