import { does, isOnlyOfLead, surelyDoes } from '../understand/lead-acts.ts';
import { shareOf } from '../understand/linear.ts';
import { askNext, givenSoFar } from './lead-questions.ts';
import { declined, endedStep, type LeadMessage, type LeadStep, type LeadTalk } from './lead-talk.ts';
import type { LeadWords } from './lead-words.ts';
import { mentionsTime } from './mentioned-times.ts';
import { withNote, withWordsBesideHomes, wordsIn } from './own-words.ts';
import { specificWish, statedWish } from './stated-wishes.ts';

/** The step after an offer for a message that neither accepts nor adds to it; null if it may, or is about something else. */
export function stepAfterOffer(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
  const { acts, plain, isQuestion, isAnswered } = message;
  if (isQuestion || statedWish(plain) !== null) return null;
  if (surelyDoes(acts, 'no', 'cancel')) return { say: words.declinedTalk, talk: declined(talk) };
  if (surelyDoes(acts, 'wait')) return { say: words.takeTime, talk };
  const asksPurpose = !isAnswered && surelyDoes(acts, 'purpose') && isOnlyOfLead(acts);
  return asksPurpose ? { say: words.why, talk } : null;
}

/** Whether a message after an offer takes the request further: "only if it is still under 600". */
export function goesOn({ acts, plain, isQuestion, isAnswered }: LeadMessage): boolean {
  return (
    !isQuestion &&
    !isAnswered &&
    statedWish(plain) === null &&
    surelyDoes(acts, 'yes', 'adds', 'preference', 'correct')
  );
}

/** The step after a response to a question whose words no reader recognized; null if it is not surely about the request. */
export function stepByActs(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
  const { raw, acts, isQuestion, isAnswered } = message;
  if (isQuestion && !isOnlyOfLead(acts)) return null;
  const { want } = talk;
  const next = askNext(talk, words);
  if (surelyDoes(acts, 'cancel')) return endedStep(talk, words.canceled, words);
  if (surelyDoes(acts, 'wait')) return { say: words.takeTime, talk: withTold(talk, raw) };
  if (surelyDoes(acts, 'purpose') && !isAnswered) return { say: words.why, talk };
  if (surelyDoes(acts, 'recap'))
    return want === 'consent' ? next : { say: `${words.summary(givenSoFar(talk))}\n\n${next.say}`, talk };
  if (surelyDoes(acts, 'status'))
    return { say: want === 'consent' ? words.unsent : `${words.notSent}\n\n${next.say}`, talk };
  if (surelyDoes(acts, ...CHANGES) && does(acts, 'correct') && isOfDetails(raw))
    return { say: words.change, talk };
  if (!isAnswered && surelyDoes(acts, 'yes', ...CHANGES) && does(acts, ...CHANGES)) {
    const added = withWordsBesideHomes(talk, message);
    return askNext({ ...added, wish: specificWish(raw) ?? talk.wish }, words);
  }
  const isNamed = want === 'name' || want === 'lastName';
  return isNamed && surelyDoes(acts, 'details') ? { say: words.badName, talk } : null;
}

/** Notes a statement that nothing else answers, while a complete request awaits consent: it is likelier about that than not. */
export function stepForUnread(talk: LeadTalk, { raw, acts }: LeadMessage, words: LeadWords): LeadStep | null {
  const isOfRequest = talk.status === 'asking' && talk.want === 'consent' && !does(acts, 'other', 'no');
  if (!isOfRequest || raw.includes('?')) return null;
  return askNext(withNote(talk, raw), words);
}

const CHANGES = ['adds', 'preference', 'correct'] as const;

/** "No, dot, not comma": a correction of a name, an address or a number that says too little to correct it. */
function isOfDetails(raw: string): boolean {
  return wordsIn(raw) <= MAX_WORDS_OF_CORRECTION && !/\d/.test(raw);
}

const MAX_WORDS_OF_CORRECTION = 6;

/** The step after a message about a request that was sent. What it changes is sent after it, if the visitor agrees. */
export function stepAfterSending(talk: LeadTalk, message: LeadMessage, words: LeadWords): LeadStep | null {
  const { raw, acts, isQuestion, isAnswered } = message;
  if (isQuestion && !isOnlyOfLead(acts)) return null;
  if (surelyDoes(acts, 'recap')) return { say: words.summary(givenSoFar(talk)), talk };
  if (surelyDoes(acts, 'status')) return { say: words.sentBefore, talk };
  if (surelyDoes(acts, 'cancel')) return { say: words.withTeam, talk };
  const isOfRequest =
    shareOf(acts, CHANGES) >= (isOnlyOfLead(acts) ? LIKELY_AFTER_SENDING : SURE_AFTER_SENDING);
  if (isAnswered || !isOfRequest) return null;
  const next = askNext(withNote(talkAfterSent(talk), raw), words);
  return { ...next, say: `${words.sendAfter}\n\n${next.say}` };
}

/** After sending most statements are about something else. */
const SURE_AFTER_SENDING = 0.8;
const LIKELY_AFTER_SENDING = 0.4;

/** The conversation that begins when something is added to a request that was sent. */
export function talkAfterSent(talk: LeadTalk): LeadTalk {
  return { ...talk, status: 'asking', question: '', notes: [], sentBefore: true };
}

/** The conversation with what somebody tells beside asking for time. */
function withTold(talk: LeadTalk, raw: string): LeadTalk {
  return wordsIn(raw) > MAX_WORDS_BESIDE ? withNote(talk, raw) : talk;
}

const MAX_WORDS_BESIDE = 12;

/** "Ok send it, and add that the roof is new": agrees to sending and adds to it, and does nothing else. */
export function sendsWithAddition({ acts, raw, plain }: LeadMessage): boolean {
  return (
    (!mentionsTime(raw) || ENDS_WITH_SEND.test(plain)) &&
    SAYS_SEND.test(plain) &&
    !SAYS_NOT_TO_SEND.test(plain) &&
    !TAKES_BACK.test(plain) &&
    shareOf(acts, ['yes']) >= AGREES &&
    shareOf(acts, ['yes', 'adds', 'preference']) >= AGREES_AND_ADDS
  );
}

const AGREES = 0.3;
const AGREES_AND_ADDS = 0.85;
const SAYS_SEND =
  /\b(?:send|submit)(?= (?:it|this|that|everything|all|now|and|but|with|without|please)\b|$)|\b(?:(?:envi|mand)(?:a|e|en)(?:se)?l[oa]|enviar(?:l[oa])?|mandar(?:l[oa])?|envi[ea]|mand[ea])\b/;
/** "Yes, Sunday, send", but not "send it Sunday". */
const ENDS_WITH_SEND = /\b(?:send|submit|envi\w+|mand\w+)(?: (?:it|this|that|now|please))*$/;
/** "Send it. wait no": the last word is not to send, or not this. */
const TAKES_BACK =
  /\b(?:wait|actually|hold|stop|strike|remove|delete|scratch|instead|cross|(?:take|leave) (?:\w+ ){0,4}out|espera|espere|quit\w+|borr\w+|saqu\w+|mejor)\b/;
const SAYS_NOT_TO_SEND =
  /\b(?:not|never|no|before|until|when|once|after|if|antes|hasta|cuando|si|todavia) (?:\w+ ){0,3}(?:send|submit|envi\w+|mand\w+)\b|\b(?:send|submit|envi\w+|mand\w+)\b(?: \w+){0,2} (?:when|once|after|until|if|cuando|hasta|si)\b/;
