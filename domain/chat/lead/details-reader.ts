import * as v from 'valibot';
import { requiredEmail } from '../../leads/field-rules.ts';
import { plainText } from '../text/plain-text.ts';
import { shareOf } from '../understand/linear.ts';
import { containsQuestion } from '../values/question-kinds.ts';
import type { ConsentReader } from './consent-reader.ts';
import {
  type ContactDetails,
  contactDetailsIn,
  isSameNumber,
  withAreaCode,
  withoutContactDetails,
} from './contact-details.ts';
import {
  introducedName,
  isClearlyName,
  isFullName,
  isOnlyName,
  labeledLastName,
  lastNameFromAnswer,
  type Name,
  nameBesideContactDetails,
  nameFromAnswer,
  statesName,
} from './contact-name.ts';
import { isOnlyTime } from './contact-preferences.ts';
import { correctedDetails, withoutRetracted } from './corrections.ts';
import { isGivenBeside, isGivenForContact } from './given-for-contact.ts';
import type { LeadDetails, LeadField, LeadMessage, LeadTalk } from './lead-talk.ts';
import { saysNo, saysYes } from './yes-and-no.ts';

export interface ExcludedDetails {
  /** The agent, whose name, address and number are never taken as a visitor's. */
  agent: LeadDetails;
  /** Whether words may describe a person rather than name one. */
  namesTrait: (words: string) => boolean;
}

/** @returns a reader that finds a visitor's name and contact details anywhere in a message */
export function createDetailsReader(
  { agent, namesTrait }: ExcludedDetails,
  { textBesideAgreement, saysSend }: ConsentReader,
) {
  /** "Hi Avery," and "Avery, please" */
  const addressedToAgent = new RegExp(
    `^\\W*(?:(?:hi|hello|hey|dear|hola|good \\w+|buen[ao]s \\p{L}+|estimad[ao])[\\s,]+)*${RegExp.escape(agent.firstName)}(?: ${RegExp.escape(agent.lastName)})?\\s*[,.!:;–—-]`,
    'iu',
  );

  /** A name, unless it is the agent's, an area's, or the subject of a question. */
  function visitorName(name: Name | null, { raw, areas, isQuestion }: LeadMessage): Name | null {
    const full = name && `${name.firstName} ${name.lastName}`.trim();
    if (!full || full === `${agent.firstName} ${agent.lastName}`) return null;
    if (areas.some((area) => area.name.toLowerCase().includes(full.toLowerCase()))) return null;
    if (isQuestion && full === full.toLowerCase() && !introducedName(raw)) return null;
    return name;
  }

  /** "I am Korean American" gives no name; "my name is Christian White" does. */
  function volunteeredName(message: LeadMessage, { email, phone }: ContactDetails): Name | null {
    const name = email || phone ? nameBesideContactDetails(message.raw) : introducedName(message.raw);
    const isTrait = name !== null && namesTrait(`${name.firstName} ${name.lastName}`);
    return isTrait && !statesName(message.raw) ? null : visitorName(name, message);
  }

  function reachOf(raw: string, isAsked: boolean): ContactDetails {
    const { email, phone } = contactDetailsIn(raw, isAsked);
    return {
      email: v.is(requiredEmail, email) && !belongsTo(agent, { email }) ? email : '',
      phone: belongsTo(agent, { phone }) ? '' : phone,
    };
  }

  /** The details in a message. @param asked the requested field, if any; `details` means all of them, after an offer */
  function readDetails(told: LeadMessage, asked: 'nothing' | 'details' | LeadField): Partial<LeadDetails> {
    const isAsked = asked !== 'nothing' && asked !== 'details';
    const raw = isAsked ? told.raw : told.raw.replace(addressedToAgent, '');
    const message = { ...told, raw };
    const reach = isAsked || isGivenForContact(raw) ? reachOf(raw, isAsked) : { email: '', phone: '' };
    const name = () => {
      if (isAsked && isOnlyTime(raw) && !isFullName(raw)) return null;
      if (asked !== 'nothing' && !mayGiveName(message)) return null;
      if (asked === 'nothing') return volunteeredName(message, reach);
      if (asked === 'consent' && repeatsName(message)) return nameFromAnswer(raw);
      if (asked === 'reach' || asked === 'consent') return volunteeredName(message, { email: '', phone: '' });
      // "Park" is a last name, though Myers Park is an area
      return asked === 'lastName'
        ? visitorName(lastNameFromAnswer(raw), { ...message, areas: [] })
        : visitorName(
            nameFromAnswer(raw) ?? (reach.email || reach.phone ? nameBesideContactDetails(raw) : null),
            asked === 'name' && isOnlyVisitorName(message) ? { ...message, isQuestion: false } : message,
          );
    };
    return nonemptyParts({ ...withLabeledLastName(name(), labeledLastName(raw)), ...nonemptyParts(reach) });
  }

  /** The conversation's details after a response: with new ones added and retracted ones removed. */
  function detailsAfter(talk: LeadTalk, message: LeadMessage): LeadDetails {
    const { want } = talk;
    const { raw, plain, isQuestion } = message;
    const known = isQuestion || containsQuestion(raw) ? talk.details : withoutRetracted(talk.details, plain);
    const isAnswer = saysYes(plain) || saysNo(plain) || saysSend(plain);
    const told = readDetails(message, want === 'lastName' && isAnswer ? 'name' : want);
    const given = isGivenBeside(raw) ? withoutKnownChannels(told, known) : told;
    if (want !== 'lastName')
      return mergeDetails(
        { ...known, ...replacedChannel(given, plain), ...confirmedPhone(talk, message) },
        given,
      );
    if (deniesName(known, plain)) return { ...known, ...given };
    const right = SAYS_WRONG.test(plain) ? correctedDetails(known, raw) : known;
    if (right.firstName !== known.firstName) return right;
    const last = [given.firstName, given.lastName].filter((part) => part && part !== known.firstName);
    return { ...known, ...given, firstName: known.firstName, lastName: last.join(' ') };
  }

  /** A number requested again: now with its area code, or unchanged. */
  function confirmedPhone(
    { want, doubted = '' }: LeadTalk,
    { raw, plain }: LeadMessage,
  ): Partial<LeadDetails> {
    const isConfirmed = textBesideAgreement(plain) === '' && !saysSend(plain);
    const phone = withAreaCode(doubted, raw) || (isConfirmed ? doubted : '');
    return want === 'reach' && phone ? { phone } : {};
  }

  /** Whether a message gives the agent's own address or number, copied from the page. */
  function givesAgentsDetails(raw: string): boolean {
    return belongsTo(agent, contactDetailsIn(raw, true));
  }

  return { readDetails, detailsAfter, givesAgentsDetails };
}

/** Nothing but a full name, when everything was read back: the right one. */
function repeatsName({ raw, acts }: LeadMessage): boolean {
  return isFullName(raw) && shareOf(acts, ['details', 'correct', 'adds']) >= MAY_GIVE;
}

/** The new details without a channel that is known: somebody else's number does not replace the visitor's own. */
function withoutKnownChannels(
  { email, phone, ...names }: Partial<LeadDetails>,
  known: LeadDetails,
): Partial<LeadDetails> {
  return {
    ...(known.email || known.phone ? {} : names),
    ...(email && !known.email && { email }),
    ...(phone && !known.phone && { phone }),
  };
}

/** "Maria del Carmen, apellidos Ixchel Tuc": all words before the label are the first name. */
function withLabeledLastName(name: Name | null, lastName: string): Partial<Name> {
  if (!lastName) return name ?? {};
  const full = name && `${name.firstName} ${name.lastName}`.trim();
  return full && !full.includes(lastName) ? { firstName: full, lastName } : { ...name, lastName };
}

/** "Yes please", "send it": what a message does in the conversation may leave no room for a name. */
function mayGiveName({ raw, acts }: LeadMessage): boolean {
  // "marcus hill here, text me"
  const beginsWithName = /^\s*(?:\p{Lu}\p{L}+|\p{L}{2,} \p{L}{2,}(?: \p{L}{2,})?)[,;.]\s/u.test(raw);
  return (
    acts.length === 0 ||
    beginsWithName ||
    isClearlyName(raw) ||
    shareOf(acts, ['details', 'correct', 'other']) >= MAY_GIVE
  );
}

const MAY_GIVE = 0.2;

/** "John lake": nothing but a name, though a part of it may mean an area. */
function isOnlyVisitorName({ raw, areas }: LeadMessage): boolean {
  const [first = ''] = raw.trim().toLowerCase().split(' ');
  return isOnlyName(raw) && !areas.some(({ name }) => name.toLowerCase().includes(first));
}

/** Merges known and new details: a single name after a first name is the last name. */
export function mergeDetails(known: LeadDetails, told: Partial<LeadDetails>): LeadDetails {
  const { firstName, lastName } = told;
  const isLast =
    known.firstName && !known.lastName && firstName && !lastName && firstName !== known.firstName;
  return isLast
    ? { ...known, ...told, firstName: known.firstName, lastName: firstName }
    : { ...known, ...told };
}

/** "It's not Robert, it's Roberta" when the last name was requested. */
function deniesName({ firstName }: LeadDetails, plain: string): boolean {
  const name = RegExp.escape(plainText(firstName));
  return new RegExp(`\\b(?:not|no es|no soy) ${name}(?: |$)`).test(plain);
}

/** "Sorry, it's Anna" when the last name was requested. */
const SAYS_WRONG = /^(?:sorry|correction|oops|actually|perdon|quise decir)\b/;

/** "Use my email instead" drops the other channel. */
function replacedChannel({ email, phone }: Partial<LeadDetails>, plain: string): Partial<LeadDetails> {
  if (!/\b(?:instead|rather|en vez|mejor)\b/.test(plain) || Boolean(email) === Boolean(phone)) return {};
  return email ? { phone: '' } : { email: '' };
}

/** Whether an address or number is the agent's, which appears all over the site. */
function belongsTo(somebody: ContactDetails, { email = '', phone = '' }: Partial<ContactDetails>): boolean {
  return email.toLowerCase() === somebody.email.toLowerCase() || isSameNumber(phone, somebody.phone);
}

/** Whether a message looks like the requested detail: a name, or a one-word address. "Christian White" is a name then. */
export function looksLikeRequestedDetail({ status, want }: LeadTalk, message: string): boolean {
  const rest = withoutContactDetails(message);
  if (status === 'offered' || rest !== message) return isFullName(rest);
  if (status !== 'asking' || want === 'consent') return false;
  if (want === 'reach') return /^\S+$/.test(message.trim());
  return (want === 'lastName' ? lastNameFromAnswer(message) : nameFromAnswer(message)) !== null;
}

/** The nonempty parts. */
function nonemptyParts(details: Partial<LeadDetails>): Partial<LeadDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}
