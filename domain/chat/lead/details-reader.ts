import * as v from 'valibot';
import { requiredEmail } from '../../leads/field-rules.ts';
import {
  lastNameAnswered,
  lastNameIn,
  type Name,
  nameAnswered,
  nameBesideReach,
  nameIntroduced,
  saysName,
} from './contact-name.ts';
import { isSameNumber, type Reach, reachIn } from './contact-reach.ts';
import type { LeadDetails, LeadField } from './lead-talk.ts';

/** A message, as far as it may hold details. */
export interface DetailsMessage {
  raw: string;
  /** Their names are no names of people. */
  areas: readonly { name: string }[];
  /** It asks for figures or homes. */
  isQuestion: boolean;
}

export interface NotVisitors {
  /** Whose name, address and number are never a visitor's. */
  agent: LeadDetails;
  /** Whether words may say what somebody is and not who. */
  namesTrait: (words: string) => boolean;
}

/** Reads details from a message. @param asked what was asked for, if anything: `details` is all of them, in an offer */
export type DetailsReader = (
  message: DetailsMessage,
  asked: 'nothing' | 'details' | LeadField,
) => Partial<LeadDetails>;

/** @returns a function that finds who a visitor is and how to reach them, wherever they say so */
export function createDetailsReader({ agent, namesTrait }: NotVisitors): DetailsReader {
  /** A name, unless it is the agent's, an area's, or what a question is about. */
  function visitor(name: Name | null, { raw, areas, isQuestion }: DetailsMessage): Name | null {
    const full = name && `${name.firstName} ${name.lastName}`.trim();
    if (!full || full === `${agent.firstName} ${agent.lastName}`) return null;
    if (areas.some((area) => area.name.toLowerCase().includes(full.toLowerCase()))) return null;
    if (isQuestion && full === full.toLowerCase() && !nameIntroduced(raw)) return null;
    return { firstName: asOneWord(name.firstName), lastName: asOneWord(name.lastName) };
  }

  /** "I am Korean American" tells no name; "my name is Christian White" does. */
  function volunteered(message: DetailsMessage, { email, phone }: Reach): Name | null {
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

  return (message, asked) => {
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
  };
}

/** Whether an address or a number is somebody's, the agent's that stands all over the site. */
export function isReachOf(somebody: Reach, { email = '', phone = '' }: Partial<Reach>): boolean {
  return email.toLowerCase() === somebody.email || isSameNumber(phone, somebody.phone);
}

/** "J-O-R-D-Y-N" */
function asOneWord(name: string): string {
  return name.replace(/(?<!\S)\p{L}(?:-\p{L}){2,}(?!\S)/gu, (letters) => {
    const word = letters.replaceAll('-', '');
    return `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
  });
}

/** The parts that are not ''. */
function filledIn(details: Partial<LeadDetails>): Partial<LeadDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}
