import * as v from 'valibot';
import { requiredEmail } from '../../leads/field-rules.ts';
import { plainText } from '../text/plain-text.ts';
import { containsQuestion } from '../values/question-kinds.ts';
import type { ConsentReader } from './consent-given.ts';
import {
  isFullName,
  lastNameAnswered,
  lastNameIn,
  type Name,
  nameAnswered,
  nameBesideReach,
  nameIntroduced,
  saysName,
} from './contact-name.ts';
import { isSameNumber, type Reach, reachIn, withAreaCode, withoutReach } from './contact-reach.ts';
import { withoutDenied } from './corrections.ts';
import type { LeadDetails, LeadField, LeadMessage, LeadTalk } from './lead-talk.ts';
import { saysNo, saysYes } from './yes-and-no.ts';

export interface NotVisitors {
  /** The agent, whose name, address and number are never taken as a visitor's. */
  agent: LeadDetails;
  /** Whether words may describe a person rather than name one. */
  namesTrait: (words: string) => boolean;
}

/** @returns a reader that finds a visitor's name and contact details anywhere in a message */
export function createDetailsReader(
  { agent, namesTrait }: NotVisitors,
  { besideAgreement, saysSend }: ConsentReader,
) {
  /** A name, unless it is the agent's, an area's, or the subject of a question. */
  function visitor(name: Name | null, { raw, areas, isQuestion }: LeadMessage): Name | null {
    const full = name && `${name.firstName} ${name.lastName}`.trim();
    if (!full || full === `${agent.firstName} ${agent.lastName}`) return null;
    if (areas.some((area) => area.name.toLowerCase().includes(full.toLowerCase()))) return null;
    if (isQuestion && full === full.toLowerCase() && !nameIntroduced(raw)) return null;
    return name;
  }

  /** "I am Korean American" gives no name; "my name is Christian White" does. */
  function volunteered(message: LeadMessage, { email, phone }: Reach): Name | null {
    const name = email || phone ? nameBesideReach(message.raw) : nameIntroduced(message.raw);
    const isTrait = name !== null && namesTrait(`${name.firstName} ${name.lastName}`);
    return isTrait && !saysName(message.raw) ? null : visitor(name, message);
  }

  function reachOf(raw: string, isAsked: boolean): Reach {
    const { email, phone } = reachIn(raw, isAsked);
    return {
      email: v.is(requiredEmail, email) && !isReachOf(agent, { email }) ? email : '',
      phone: isReachOf(agent, { phone }) ? '' : phone,
    };
  }

  /** The details in a message. @param asked the requested field, if any; `details` means all of them, after an offer */
  function told(message: LeadMessage, asked: 'nothing' | 'details' | LeadField): Partial<LeadDetails> {
    const { raw } = message;
    const reach = reachOf(raw, asked !== 'nothing' && asked !== 'details');
    const name = () => {
      if (asked === 'nothing') return volunteered(message, reach);
      if (asked === 'reach' || asked === 'consent') return volunteered(message, { email: '', phone: '' });
      // "Park" is a last name, though Myers Park is an area
      return asked === 'lastName'
        ? visitor(lastNameAnswered(raw), { ...message, areas: [] })
        : visitor(nameAnswered(raw) ?? (reach.email || reach.phone ? nameBesideReach(raw) : null), message);
    };
    return filledIn({ ...name(), ...filledIn({ lastName: lastNameIn(raw), ...reach }) });
  }

  /** The conversation's details after a response: with new ones added and retracted ones removed. */
  function after(talk: LeadTalk, message: LeadMessage): LeadDetails {
    const { want } = talk;
    const { raw, plain, isQuestion } = message;
    const known = isQuestion || containsQuestion(raw) ? talk.details : withoutDenied(talk.details, plain);
    const isAnswer = saysYes(plain) || saysNo(plain) || saysSend(plain);
    const given = told(message, want === 'lastName' && isAnswer ? 'name' : want);
    if (want !== 'lastName')
      return withTold({ ...known, ...inPlace(given, plain), ...settled(talk, message) }, given);
    if (deniesName(known, plain)) return { ...known, ...given };
    const last = [given.firstName, given.lastName].filter((part) => part && part !== known.firstName);
    return { ...known, ...given, firstName: known.firstName, lastName: last.join(' ') };
  }

  /** A number requested again: now with its area code, or unchanged. */
  function settled({ want, doubted = '' }: LeadTalk, { raw, plain }: LeadMessage): Partial<LeadDetails> {
    const isConfirmed = besideAgreement(plain) === '' && !saysSend(plain);
    const phone = withAreaCode(doubted, raw) || (isConfirmed ? doubted : '');
    return want === 'reach' && phone ? { phone } : {};
  }

  /** Whether a message gives the agent's own address or number, copied from the page. */
  function givesAgents(raw: string): boolean {
    return isReachOf(agent, reachIn(raw, true));
  }

  return { told, after, givesAgents };
}

/** Merges known and new details: a single name after a first name is the last name. */
export function withTold(known: LeadDetails, told: Partial<LeadDetails>): LeadDetails {
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

/** "Use my email instead" drops the other channel. */
function inPlace({ email, phone }: Partial<LeadDetails>, plain: string): Partial<LeadDetails> {
  if (!/\b(?:instead|rather|en vez|mejor)\b/.test(plain) || Boolean(email) === Boolean(phone)) return {};
  return email ? { phone: '' } : { email: '' };
}

/** Whether an address or number is the agent's, which appears all over the site. */
function isReachOf(somebody: Reach, { email = '', phone = '' }: Partial<Reach>): boolean {
  return email.toLowerCase() === somebody.email || isSameNumber(phone, somebody.phone);
}

/** Whether a message looks like the requested detail: a name, or a one-word address. "Christian White" is a name then. */
export function isAwaited({ status, want }: LeadTalk, message: string): boolean {
  const rest = withoutReach(message);
  if (status === 'offered' || rest !== message) return isFullName(rest);
  if (status !== 'asking' || want === 'consent') return false;
  return want === 'reach' ? /^\S+$/.test(message.trim()) : nameAnswered(message) !== null;
}

/** The nonempty parts. */
function filledIn(details: Partial<LeadDetails>): Partial<LeadDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}
