import { plainText } from '../text/plain-text.ts';
import { isOnlyOfLead } from '../understand/lead-acts.ts';
import { containsQuestion } from '../values/question-kinds.ts';
import { withoutContactDetails } from './contact-details.ts';
import { isOnlyContactPreference } from './contact-preferences.ts';
import { isUnderWay, type LeadMessage, type LeadTalk, type LeadWish } from './lead-talk.ts';
import { mentionsChannel } from './mentioned-channels.ts';
import { hasPossibleTime } from './mentioned-times.ts';
import { withWordsBesideHomes } from './own-words.ts';
import { specificWish } from './stated-wishes.ts';

/** The homes that a message names or refers to. */
export interface HomesOfMessage {
  named: readonly string[];
  meant: readonly string[];
}

/** The conversation with the homes that a message names or refers to. */
export function withSubject(
  talk: LeadTalk,
  message: LeadMessage,
  wish: LeadWish | null,
  { named, meant }: HomesOfMessage,
): LeadTalk {
  const { raw, plain } = message;
  if (
    isUnderWay(talk) &&
    named.length > 0 &&
    (wish !== null || isOnlyOfLead(message.acts) || !(containsQuestion(raw) || QUESTION.test(plain)))
  )
    return { ...talk, about: updatedSubject(talk, message, wish, named) };
  if (talk.status === 'asking') return talk;
  const isOfHomes =
    wish === 'tour' ||
    wish === 'question' ||
    (wish !== null && named.length > 0) ||
    beginsAboutHome(message, talk, meant) ||
    OF_HOMES.test(plain);
  return isOfHomes && meant.length > 0 ? { ...talk, about: meant } : talk;
}

/** "Can I put a jet ski there? Answer to jo@example.com", after one home: the request is about it. */
function beginsAboutHome({ raw }: LeadMessage, { about }: LeadTalk, meant: readonly string[]): boolean {
  const isOfOwn = OF_OWN_HOME.has(specificWish(raw) ?? 'contact');
  return about.length === 0 && meant.length === 1 && !isOfOwn && withoutContactDetails(raw) !== raw;
}

const OF_OWN_HOME: ReadonlySet<LeadWish> = new Set<LeadWish>(['selling', 'valuation', 'both', 'complaint']);

/** Whether a response to the question for details adds to the request: another time, channel or home. */
export function addsToRequest({ plain, changesHomes }: LeadMessage): boolean {
  if (changesHomes) return true;
  const said = plain.replace(TAKES_BACK, '');
  const isOfReach = hasPossibleTime(said) || mentionsChannel(said);
  return isOfReach && (said !== plain || isOnlyContactPreference(said));
}

/** After a complaint, a statement about it belongs to it: "it was uptown, near the ballpark". */
export function addsToComplaint({ wish, status }: LeadTalk, asked: string): boolean {
  const isUpon = wish === 'complaint' && (status === 'offered' || status === 'asking');
  return isUpon && !containsQuestion(asked) && ABOUT_COMPLAINT.test(plainText(asked));
}

const ABOUT_COMPLAINT =
  /^(?:it|that|this|they|he|she) (?:was|were|is|has|had|said|told)\b|^(?:fue|era|eran|fueron)\b/;

/** The conversation with a message's additions to the request. */
export function withAddition(talk: LeadTalk, message: LeadMessage): LeadTalk {
  return { ...withWordsBesideHomes(talk, message), wish: specificWish(message.raw) ?? talk.wish };
}

/** "Actually 40 Spindle Street" replaces the previous home, "and 40 Spindle Street too" adds to it. */
function updatedSubject(
  { about }: LeadTalk,
  { plain }: { plain: string },
  wish: LeadWish | null,
  named: readonly string[],
): readonly string[] {
  // "no, 40 Spindle Street" rules out no home but the one before
  const mayBeOut = (address: string) => named.length > 1 || about.includes(address);
  const isOut = (address: string) =>
    mayBeOut(address) && new RegExp(`${NOT}${address.split(' ')[0]}\\b`).test(plain);
  const wanted = named.filter((address) => !isOut(address));
  const isInstead = INSTEAD.test(plain) || wanted.length < named.length;
  if (isInstead && wanted.length > 0) return wanted;
  const joins = JOINS.test(plain) || wish === 'tour' || about.length === 0;
  return joins || isInstead ? [...new Set([...about, ...wanted])].filter((one) => !isOut(one)) : about;
}

/** Precedes the number of a home that is not wanted. */
const NOT =
  '\\b(?:not|no|skip|drop|forget|instead of|rather than|en vez de|en lugar de)(?: (?:at|to|see|the|la|el|de))* ';
const INSTEAD =
  /\b(?:instead|rather|actually|make (?:it|that)|mejor|en vez|en lugar)\b|^(?:no|wait|sorry|perdon)\b/;
const QUESTION = /^(?:is|are|does|do|was|has|hay|es|esta|tiene)\b/;
const JOINS = /\b(?:too|also|as well|add|tambien|ademas)\b|^(?:and|plus|y)\b/;
const OF_HOMES =
  /\b(?:(?:about|sobre) (?:it|this|that|them|eso|esto)|details|info|information|photos|pictures|this (?:one|home|house|condo)|that (?:one|home|house|condo)|detalles|informacion|fotos)\b/;

/** "Scratch that, make it Sunday" */
const TAKES_BACK =
  /^(?:(?:no|oh|ok|well|wait|actually|sorry) )*(?:(?:scratch|forget(?: about)?) (?:it|that|this)|never ?mind that) /;
