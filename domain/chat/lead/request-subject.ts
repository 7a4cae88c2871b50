import { plainText } from '../text/plain-text.ts';
import { containsQuestion } from '../values/question-kinds.ts';
import { withoutContactDetails } from './contact-details.ts';
import { isOnlyContactPreference, mentionsChannel } from './contact-preferences.ts';
import { isUnderWay, type LeadMessage, type LeadTalk, type LeadWish, withMessageAdded } from './lead-talk.ts';
import { hasPossibleTime } from './mentioned-times.ts';
import { specificWish } from './stated-wishes.ts';

/** The homes that a message names or refers to. */
export interface HomesOfMessage {
  named: readonly string[];
  meant: readonly string[];
}

/** The conversation with the subject a message states, in words or by the homes it names or refers to. */
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
    (wish !== null || !(containsQuestion(raw) || QUESTION.test(plain)))
  )
    return { ...talk, about: updatedSubject(talk, message, wish, named) };
  if (talk.status === 'asking') return talk;
  const [, said = ''] = (wish !== null && ABOUT.exec(raw)) || [];
  const isOfHomes =
    wish === 'tour' ||
    wish === 'question' ||
    (wish !== null && named.length > 0) ||
    beginsAboutHome(message, talk, meant) ||
    OF_HOMES.test(plain);
  const about = [...(said && said.length <= LONGEST ? [said.trim()] : []), ...(isOfHomes ? meant : [])];
  return about.length > 0 ? { ...talk, about } : talk;
}

/** "Can I put a jet ski there? Answer to jo@example.com", after one home: the request is about it. */
function beginsAboutHome({ raw }: LeadMessage, { about }: LeadTalk, meant: readonly string[]): boolean {
  const isOfOwn = OF_OWN_HOME.has(specificWish(raw) ?? 'contact');
  return about.length === 0 && meant.length === 1 && !isOfOwn && withoutContactDetails(raw) !== raw;
}

const OF_OWN_HOME: ReadonlySet<LeadWish> = new Set<LeadWish>(['selling', 'valuation', 'both', 'complaint']);

/** A message without the numbers of the homes it names: "about 12 Porchlight" names no hour. */
export function withoutHouseNumbers(message: string, addresses: readonly string[]): string {
  return addresses.reduce((text, address) => {
    const [, number = '', street = ''] = /^(\d+)\s+(\p{L}+)/u.exec(address) ?? [];
    return street ? text.replace(new RegExp(`\\b${number}(?= ${RegExp.escape(street)})`, 'i'), '') : text;
  }, message);
}

/** Whether a response to the question for details adds to the request: another time, who comes along, its subject. */
export function addsToRequest({ raw, plain, changesHomes }: LeadMessage): boolean {
  if (changesHomes) return true;
  const said = plain.replace(TAKES_BACK, '');
  const isOfReach = hasPossibleTime(said) || mentionsChannel(said);
  if (isOfReach && (said !== plain || isOnlyContactPreference(said))) return true;
  return !raw.includes('?') && saysWhoComes(said);
}

/** After a complaint, a statement about it belongs to it: "it was uptown, near the ballpark". */
export function addsToComplaint({ wish, status }: LeadTalk, asked: string): boolean {
  const isUpon = wish === 'complaint' && (status === 'offered' || status === 'asking');
  return isUpon && !containsQuestion(asked) && ABOUT_COMPLAINT.test(plainText(asked));
}

const ABOUT_COMPLAINT =
  /^(?:it|that|this|they|he|she) (?:was|were|is|has|had|said|told)\b|^(?:fue|era|eran|fueron)\b/;

/** The conversation with a message's additions to the request, including who comes along. */
export function withAddition(talk: LeadTalk, { raw, plain }: LeadMessage): LeadTalk {
  const notes = saysWhoComes(plain) ? [...talk.notes, raw.trim()] : talk.notes;
  return { ...withMessageAdded(talk, raw), wish: specificWish(raw) ?? talk.wish, notes };
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
  const joins = JOINS.test(plain) || wish === 'tour';
  return joins || isInstead ? [...new Set([...about, ...wanted])].filter((one) => !isOut(one)) : about;
}

/** Precedes the number of a home that is not wanted. */
const NOT =
  '\\b(?:not|no|skip|drop|forget|instead of|rather than|en vez de|en lugar de)(?: (?:at|to|see|the|la|el|de))* ';
const INSTEAD =
  /\b(?:instead|rather|actually|make (?:it|that)|mejor|en vez|en lugar)\b|^(?:no|wait|sorry|perdon)\b/;
const QUESTION = /^(?:is|are|does|do|was|has|hay|es|esta|tiene)\b/;
const JOINS = /\b(?:too|also|as well|add|tambien|ademas)\b|^(?:and|plus|y)\b/;
const ABOUT =
  /\b(?:it(?:['’]?s| is) (?:about|regarding)|regarding|(?:es|seria|sería) (?:sobre|acerca de)) ([^.?!;,]{6,})/i;
const LONGEST = 80;
const OF_HOMES =
  /\b(?:(?:about|sobre) (?:it|this|that|them|eso|esto)|details|info|information|photos|pictures|this (?:one|home|house|condo)|that (?:one|home|house|condo)|detalles|informacion|fotos)\b/;

/** "Scratch that, make it Sunday" */
const TAKES_BACK =
  /^(?:(?:no|oh|ok|well|wait|actually|sorry) )*(?:(?:scratch|forget(?: about)?) (?:it|that|this)|never ?mind that) /;

/** "My husband is coming too", "there will be three of us" */
function saysWhoComes(plain: string): boolean {
  return OF_OWN.test(plain) && COMES.test(plain);
}

const OF_OWN = /\b(?:my|our|(?:two|three|four|five|six|\d) of us|mis?|nuestr[oa]s?)\b/;
const COMES =
  /\b(?:come|comes|coming|join\w*|along|bring\w*|(?:will|ll) be (?:the )?\w+ of us|vienen?|van?|iran?|acompanan?)\b/;
