import { CLOSED } from '../listings/listing-status.ts';
import type { Answer, Sources } from './answer/answer.ts';
import { LIKELY } from './answer/entry-answer.ts';
import { homesOf } from './answer/home-answers.ts';
import { type AreasTask, type Dialogue, dialogueAfterAnswer } from './dialogue/dialogue.ts';
import { addressesOf, homesFoundBy, homesMeant } from './homes-meant.ts';
import { withoutContactDetails } from './lead/contact-details.ts';
import { isFullName, isOnlyName } from './lead/contact-name.ts';
import type { LeadConversation } from './lead/lead-conversation.ts';
import { askNext, reminderOf } from './lead/lead-questions.ts';
import {
  declined,
  isUnderWay,
  type LeadMessage,
  type LeadStep,
  type LeadTalk,
  type LeadWish,
  offeredTalk,
} from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import { stepForUnread } from './lead/learned-steps.ts';
import { withNote, withoutNote, withQuestionKept } from './lead/own-words.ts';
import { addsToComplaint, withSubject } from './lead/request-subject.ts';
import { textAfterNo } from './lead/yes-and-no.ts';
import { offerReply, stepReply } from './lead-reply.ts';
import {
  asksToStop,
  type InterpretedMessage,
  isWishDeclined,
  needsAnswerFirst,
  requestedWish,
  type WishEntries,
} from './lead-wish.ts';
import type { Reply } from './reply.ts';
import { plainText } from './text/plain-text.ts';
import { entryFor } from './understand/find-entries.ts';
import { surelyDoes } from './understand/lead-acts.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asksAboutRecords, asksForOpenHouses, containsQuestion } from './values/question-kinds.ts';
import type { Values } from './values/read-values.ts';
import { hasCriteria } from './values/wish.ts';

export interface LeadParts extends WishEntries {
  lead: LeadConversation;
  understand: (raw: string) => Understood;
}

/** A message that passed the guard, with its interpretation. */
export interface HeardMessage extends InterpretedMessage {
  message: string;
  /** The message without contact details. */
  asked: string;
  /** The dialogue before the message, and after reading it. */
  memory: Dialogue;
  base: Dialogue;
  records: Pick<Sources, 'areas' | 'homes' | 'saidOf'>;
}

/** A refusal or referral, followed by the next step for contact details in the same message, so that no lead is lost. */
export function withLeadStep(
  refused: Reply,
  heard: Pick<HeardMessage, 'message' | 'understood' | 'memory' | 'records'>,
  lead: LeadConversation,
  words: LeadWords,
): Reply {
  const { message, memory } = heard;
  const reminder = reminderOf(memory.lead, words);
  const reminded = reminder ? { ...refused, text: `${refused.text}\n\n${reminder}` } : refused;
  if (withoutContactDetails(message) === message) return reminded;
  const said = leadMessageOf(heard, false);
  const step = lead.proceed(lead.rememberName(memory.lead, said), said, words);
  if (!step || 'send' in step) return reminded;
  const { text, links, sources } = refused;
  const talk = withoutNote(step.talk, message);
  const next = talk.status === 'asking' ? askNext(talk, words) : { ...step, talk };
  return stepReply(next, refused.dialogue, words, { before: memory.lead, answer: { text, links, sources } });
}

function leadMessageOf(
  {
    message,
    understood: { leadActs },
    records: { areas },
  }: Pick<HeardMessage, 'message' | 'understood' | 'records'>,
  isQuestion: boolean,
): LeadMessage {
  return {
    raw: message,
    plain: plainText(message),
    areas,
    isQuestion,
    changesHomes: false,
    isAnswered: false,
    acts: leadActs,
  };
}

/** What a message means for the lead conversation. */
type LeadTurn =
  /** The message is entirely about it. */
  | { reply: Reply }
  /** It also asks something, answered in this dialogue; a step may be added to the answer. */
  | { ask: string; dialogue: Dialogue; withAnswer: (answer: Answer) => Reply | null; actFirst?: Act };

/** Continues or begins the lead conversation, as far as a message is about it. */
export function leadTurn(heard: HeardMessage, parts: LeadParts, words: LeadWords): LeadTurn {
  const { message, asked, values, memory, base, records } = heard;
  if (asksToStop(heard, parts))
    return {
      reply: stepReply({ say: words.leftAlone, talk: declined(memory.lead) }, base, words, {
        before: memory.lead,
      }),
    };
  const entry = entryFor(heard.understood, LIKELY);
  const mayAsk = memory.lead.status === 'offered' || containsQuestion(asked);
  const isAnswered = mayAsk && entry !== undefined && !(entry.id in parts.leadEntries);
  const said = { ...leadMessageOf(heard, asksAboutRecords(values)), isAnswered };
  const isNo = isWishDeclined(said, heard, parts);
  const meant = homesMeant(heard);
  const stated = isNo ? null : requestedWish(said, heard, parts);
  const isSold = meant.length > 0 && meant.every(({ status }) => status === CLOSED);
  const wish = stated === 'tour' && isSold ? 'buying' : stated;
  const introduced = parts.lead.rememberName(memory.lead, said);
  // "at 7 with 5% down" is a rate, not an hour, and "any open houses Sunday" names no time to be reached
  const hasNotes = values.sum === null && !asksForOpenHouses(values.text);
  const known = hasNotes ? parts.lead.notePreference(introduced, said, wish) : introduced;
  const talk = withSubject(known, said, stated, {
    named: addressesOf(homesOf(values.homes, records)),
    meant: addressesOf(meant),
  });
  const told = { ...said, changesHomes: isUnderWay(talk) && String(talk.about) !== String(known.about) };
  const before = memory.lead;
  const isOfHome = addsToValuation(talk, asked, values);
  const dialogue: Dialogue = { ...base, lead: talk, wished: isOfHome ? memory.wished : base.wished };
  const isAdded = isOfHome || addsToComplaint(before, asked);
  const isAnsweredFirst = wish !== null && needsAnswerFirst(wish, said, heard, parts);
  // "can I see the cheapest one": first find it, then offer the tour
  const actFirst =
    isAnsweredFirst && wish === 'tour' && ({ actFirst: values.order ? 'rank' : 'search' } as const);
  if (namesOtherHome(talk, told, addressesOf(homesOf(values.homes, records))))
    return { reply: offer(talk.wish ?? 'tour') };
  const step =
    parts.lead.proceed(talk, told, words) ??
    (givesName(heard, parts) ? parts.lead.takeName(talk, told, words) : null) ??
    stepForNotes(talk, told, words, { before, isAdded });

  if (step) {
    const rest = step.talk.status === 'declined' && talk.status === 'offered' ? textAfterNo(message) : '';
    if (rest) return { ask: rest, dialogue: { ...dialogue, lead: step.talk }, withAnswer: () => null };
    const isAlone = wish === null ? !asksBeside(step) : !isAnsweredFirst;
    if (isAlone) return { reply: stepReply(step, dialogue, words, { before }) };
  } else if (wish && isAnsweredFirst)
    return { ask: asked, dialogue, withAnswer: (answer) => offer(wish, answer), ...actFirst };
  else if (wish || isOfHome) return { reply: offer(wish ?? 'valuation') };
  else if (isAdded && talk.wish === 'complaint') return { reply: offer('complaint') };
  else if (isNo && !isUnderWay(talk)) {
    const declined: LeadStep = { say: words.declinedTalk, talk: { ...talk, status: 'declined' } };
    return { reply: stepReply(declined, dialogue, words, { before }) };
  }
  return { ask: asked, dialogue, withAnswer, ...actFirst };

  /** Whether a message also asks something that is not about the lead. */
  function asksBeside({ talk: after, ...rest }: LeadStep): boolean {
    if (!containsQuestion(asked)) return false;
    const isGiving = after.details !== talk.details && !('send' in rest);
    return isGiving
      ? asksAboutRecords(values) || entryFor(parts.understand(asked)) !== undefined
      : talk.status !== 'asking' && asksAboutRecords(values);
  }

  /**
   * Offers to take details, or asks for missing ones; after a no, only a call or a reply is offered again.
   * @param first the answer to the question that precedes the request in the message
   */
  function offer(wanted: LeadWish, first?: Answer): Reply {
    const { areas } = values;
    // "what's the median there" refers to the home to be valued
    const place: AreasTask = { kind: 'areas', areas, attributes: [], order: null };
    const spoken =
      wanted === 'valuation' && areas.length > 0 ? dialogueAfterAnswer(dialogue, { task: place }) : dialogue;
    const answer = first && !first.unanswered ? first : null;
    const found = homesFoundBy(answer, records);
    const about = found.length > 0 ? addressesOf(found) : talk.about;
    const isSameOffer = talk.status === 'offered' && talk.wish === wanted && !answer;
    const isAddition = isSameOffer && !containsQuestion(message) && !/^\W*no\b/i.test(message);
    const [home] = found.length === 1 ? found : meant.length === 1 ? meant : [];
    const beside = { home, before, answer };
    if (talk.status === 'declined' && !OFFERED_AFTER_NO.has(wanted))
      return offerReply({ ...talk, wish: wanted, question: message }, spoken, words, beside);
    const offered = isAddition
      ? withNote(talk, message)
      : offeredTalk(withQuestionKept(talk), wanted, message);
    const open = { ...offered, wish: wanted, about };
    if (talk.details.firstName === '') return offerReply(open, spoken, words, beside);
    const named = parts.lead.takeName(
      { ...talk, wish: wanted, question: '' },
      { ...said, isQuestion: false },
      words,
    );
    return stepReply(named ?? askNext({ ...open, status: 'asking' }, words), spoken, words, {
      before,
      answer,
    });
  }

  /** Takes the step along with the answer. If a name was just requested, an otherwise unrecognized message is one. */
  function withAnswer(answer: Answer): Reply | null {
    // "Due Diligence", after homes, is looked for in their descriptions
    const isName =
      answer.unanswered &&
      !answer.request &&
      !surelyDoes(said.acts, 'other') &&
      ((talk.status === 'offered' && said.plain.split(' ').length <= MAX_WORDS_OF_NAME) ||
        (BEFORE_NAME_REQUEST.has(talk.status) && isFullName(message)));
    const unread = answer.unanswered ? stepForUnread(talk, told, words) : null;
    const taken = step ?? (isName ? parts.lead.takeName(talk, told, words) : unread);
    if (!taken) return null;
    const found = isAnsweredFirst ? addressesOf(homesFoundBy(answer, records)) : [];
    const isAskedOn = found.length > 0 && taken.talk.status === 'asking';
    const asked = isAskedOn ? askNext({ ...taken.talk, about: found }, words) : taken;
    return stepReply(asked, dialogue, words, { before, answer: answer.unanswered ? null : answer });
  }
}

/** Whether a message gives a name: certain details, or after an offer a few words with no other meaning, "dre colvin". */
function givesName(
  { message, understood, values, memory }: HeardMessage,
  { understand }: LeadParts,
): boolean {
  const { status } = memory.lead;
  if (NO_NAME_EXPECTED.has(status) || containsQuestion(message)) return false;
  if (surelyDoes(understood.leadActs, 'other')) return false;
  const [act] = understood.acts;
  const isExpected = status === 'offered' || withoutContactDetails(message) !== message;
  if (isExpected && act?.value === 'details' && act.confidence >= SURE_OF_DETAILS) return true;
  const isNamed = values.areas.length + values.homes.length + values.attributes.length > 0;
  // before an offer only a full name is one: "Lorraine Whitcombe"
  const isName = status === 'offered' ? isOnlyName(message) : isFullName(message);
  if (isNamed || hasCriteria(values.wish) || !isName) return false;
  const alone = understand(message);
  const isOther = alone.acts.some(
    ({ value, confidence }) =>
      value !== 'none' && value !== 'details' && confidence >= OTHER_MEANING_CONFIDENCE,
  );
  return !isOther && !entryFor(alone, OTHER_MEANING_CONFIDENCE);
}

const NO_NAME_EXPECTED = new Set<LeadTalk['status']>(['asking', 'sent', 'declined']);
const SURE_OF_DETAILS = 0.5;
/** Confidence from which a possible name means something else. */
const OTHER_MEANING_CONFIDENCE = 0.4;

/** Before a name was requested, only a full name counts. */
const BEFORE_NAME_REQUEST = new Set<LeadTalk['status']>(['quiet', 'passed']);

/** "Sure, you can have Kate" */
const MAX_WORDS_OF_NAME = 6;

/** Requests for which details are requested even after a no. */
const OFFERED_AFTER_NO = new Set<LeadWish>(['contact', 'complaint', 'fault']);

/** Continues when a message only adds notes to the request or describes the home to be valued. */
function stepForNotes(
  talk: LeadTalk,
  { raw }: LeadMessage,
  words: LeadWords,
  { before, isAdded }: { before: LeadTalk; isAdded: boolean },
): LeadStep | null {
  if (isAdded && talk.status === 'asking') return askNext(withNote(talk, raw), words);
  return isUnderWay(talk) && talk.notes.length > before.notes.length
    ? askNext({ ...talk, status: 'asking' }, words)
    : null;
}

/** After an offer of a tour, "actually no, 40 Spindle Street" declines the home but not the tour. */
function namesOtherHome(
  { status }: LeadTalk,
  { plain, changesHomes }: LeadMessage,
  named: readonly string[],
): boolean {
  const beside = plain.split(' ').length - plainText(named.join(' ')).split(' ').length;
  return status === 'offered' && named.length > 0 && changesHomes && beside <= MAX_WORDS_BESIDE_HOMES;
}

/** "No thanks, I saw 40 Spindle Street" has more. */
const MAX_WORDS_BESIDE_HOMES = 3;

/** After an offer of a valuation, facts describe the visitor's own home: "three bedrooms, 2,100 sq ft". */
function addsToValuation(talk: LeadTalk, asked: string, values: Values): boolean {
  const isOfHome = hasCriteria(values.wish) && values.wish.price === undefined;
  return isUnderWay(talk) && talk.wish === 'valuation' && !containsQuestion(asked) && isOfHome;
}
