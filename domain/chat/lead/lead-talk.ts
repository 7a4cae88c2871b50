import type { AskedConsent, LeadConsent } from '../../leads/lead-consent.ts';
import type { Reach } from './contact-reach.ts';
import { noReachWishes, type ReachWishes } from './reach-wishes.ts';

/** What a visitor wants from a person. */
export type LeadWish =
  | 'tour'
  | 'valuation'
  | 'contact'
  | 'question'
  | 'selling'
  | 'buying'
  | 'both'
  | 'complaint'
  /** Something wrong on the site. */
  | 'fault';

/** What a visitor gave so far; '' is not given. */
export interface LeadDetails extends Reach {
  firstName: string;
  lastName: string;
}

/** `reach` is an e-mail address or a phone number: either will do. */
export type LeadField = 'name' | 'lastName' | 'reach' | 'consent';

/**
 * How far the talk about a lead has come. `offered`: asked whether to take the details; `passed`: the visitor went on
 * without a word about it; `declined`: no is no, it is not offered again unless the visitor asks.
 */
type LeadStatus = 'quiet' | 'offered' | 'asking' | 'passed' | 'declined' | 'sent';

/** Where the talk about a lead stands, and what was said in it, whenever that was. */
export interface LeadTalk {
  status: LeadStatus;
  /** What was last wanted or offered, and what was said of it. */
  wish: LeadWish | null;
  question: string;
  /** What is asked for now. */
  want: LeadField;
  details: LeadDetails;
  reach: ReachWishes;
  /** What else belongs to the request, in the visitor's words: who comes along, a second address. */
  notes: readonly string[];
  /** What it is about, in the visitor's words or by address: "listing my house on the lake", "12 Porchlight Lane". */
  about: readonly string[];
  /** What the visitor was shown to agree to, in the language of that moment. */
  asked: AskedConsent[];
  /** A number that seemed to lack digits, or to have too many, and was asked for once more. */
  doubted?: string;
  /** An answer to something else has brought the talk to mind. */
  reminded: boolean;
  /** At which turn it was first sent without a word of its arrival: sent again, it is the same lead. */
  triedAt?: number;
}

/** A message, as far as it matters to a lead. */
export interface LeadMessage {
  raw: string;
  plain: string;
  /** Their names are no names of people. */
  areas: readonly { name: string }[];
  /** It asks for figures or homes. */
  isQuestion: boolean;
  /** It changes which homes the request is about. */
  changesHomes: boolean;
}

/** What the visitor has agreed to send. */
export interface LeadRequest {
  wish: LeadWish;
  question: string;
  details: LeadDetails;
  reach: ReachWishes;
  consents: LeadConsent[];
}

/** What a message comes to: words that are said back, or a request to send. */
export type LeadStep = { say: string; talk: LeadTalk } | { send: LeadRequest; talk: LeadTalk };

/** Stands in for the last name of somebody who has one name only. */
export const NO_LAST_NAME = '—';

export const idleLeadTalk: LeadTalk = {
  status: 'quiet',
  wish: null,
  question: '',
  want: 'name',
  details: { firstName: '', lastName: '', email: '', phone: '' },
  reach: noReachWishes,
  notes: [],
  about: [],
  asked: [],
  reminded: false,
};

/** Whether details were offered to be taken, or are being asked for. */
export function isUnderWay({ status }: LeadTalk): boolean {
  return status === 'offered' || status === 'asking';
}

/** A talk with a message added to what was said of its wish. */
export function withSaid(talk: LeadTalk, raw: string): LeadTalk {
  return { ...talk, question: [talk.question, raw.trim()].filter(Boolean).join(' / ') };
}

/** A talk in which the details were just offered to be taken. */
export function offeredTalk(talk: LeadTalk, wish: LeadWish, question: string) {
  return { ...talk, status: 'offered' as const, wish, question, reminded: false };
}

/** What an answer makes of a talk: an offer stands until the next message, a reminder comes once. */
export function talkAfter(talk: LeadTalk, wish: LeadWish | undefined, question: string): LeadTalk {
  if (wish) return offeredTalk(talk, wish, question);
  if (talk.status === 'offered') return { ...talk, status: 'passed' };
  return talk.status === 'asking' ? { ...talk, reminded: true } : talk;
}
