import type { AskedConsent, LeadConsent } from '../../leads/lead-consent.ts';
import type { LeadAct, LeadMoment, Scored } from '../understand/understood.ts';
import type { ContactDetails } from './contact-details.ts';

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

/** The details given so far; '' if not given. */
export interface LeadDetails extends ContactDetails {
  firstName: string;
  lastName: string;
}

/** `reach` is an e-mail address or a phone number; either suffices. */
export type LeadField = Exclude<LeadMoment, 'offered' | 'sent'>;

/**
 * `offered`: the assistant has offered to take details; `passed`: the visitor ignored the offer; `declined`: it is not offered
 * again unless the visitor asks.
 */
type LeadStatus = 'quiet' | 'offered' | 'asking' | 'passed' | 'declined' | 'sent';

/** State of the lead conversation, and everything said in it. */
export interface LeadTalk {
  status: LeadStatus;
  /** The last request or offer, and the message that made it. */
  wish: LeadWish | null;
  question: string;
  /** Messages whose words were taken back: they are not sent. */
  removed: readonly string[];
  /** The detail currently requested. */
  want: LeadField;
  details: LeadDetails;
  /** Messages that say more about the request: when and how to call, who comes along, on which condition. */
  notes: readonly string[];
  /** The homes it is about, by address. */
  about: readonly string[];
  /** The consent text shown to the visitor, in the language used then. */
  asked: AskedConsent[];
  /** A number with too few or too many digits, requested again. */
  doubted?: string;
  /** Whether another answer already included the reminder. */
  reminded: boolean;
  /** Whether a request was sent before, to which this one is added. */
  sentBefore?: true;
  /** The turn of the first attempt that got no confirmation; a retry is the same lead. */
  triedAt?: number;
}

/** A message as seen by the lead conversation. */
export interface LeadMessage {
  raw: string;
  plain: string;
  /** Area names, which are not names of people. */
  areas: readonly { name: string }[];
  /** Whether it requests figures or homes. */
  isQuestion: boolean;
  /** Whether it changes the homes of the request. */
  changesHomes: boolean;
  /** Whether a knowledge entry answers it, so that it is likelier a question than part of the request. */
  isAnswered: boolean;
  /** What it does in the conversation, most likely first. */
  acts: readonly Scored<LeadAct>[];
}

/** A request the visitor has consented to send. */
export interface LeadRequest {
  wish: LeadWish;
  question: string;
  details: LeadDetails;
  removed: readonly string[];
  consents: LeadConsent[];
}

/** The result of a message: a reply, or a request to send. */
export type LeadStep = { say: string; talk: LeadTalk } | { send: LeadRequest; talk: LeadTalk };

/** Placeholder for the last name of somebody with a single name. */
export const NO_LAST_NAME = '—';

export const idleLeadTalk: LeadTalk = {
  status: 'quiet',
  wish: null,
  question: '',
  want: 'name',
  details: { firstName: '', lastName: '', email: '', phone: '' },
  removed: [],
  notes: [],
  about: [],
  asked: [],
  reminded: false,
};

/** Where a lead conversation is; null if none is under way or was sent. */
export function leadMoment({ status, want }: LeadTalk): LeadMoment | null {
  if (status === 'asking') return want;
  return status === 'offered' || status === 'sent' ? status : null;
}

/** Whether an offer to take details is open, or details are being requested. */
export function isUnderWay({ status }: LeadTalk): boolean {
  return status === 'offered' || status === 'asking';
}

/** The conversation after a no: given details are not used again. */
export function declined({ wish, question }: LeadTalk): LeadTalk {
  return { ...idleLeadTalk, status: 'declined', wish, question };
}

/** The step that ends a request without sending it. What was sent before stays with the team. */
export function endedStep(talk: LeadTalk, say: string, words: { notAdded: string }): LeadStep {
  if (!talk.sentBefore) return { say, talk: { ...declined(talk), question: '' } };
  return { say: words.notAdded, talk: { ...talk, status: 'sent' } };
}

/** The conversation after an offer to take details. */
export function offeredTalk(talk: LeadTalk, wish: LeadWish, question: string) {
  return { ...talk, status: 'offered' as const, wish, question, reminded: false };
}

/** The conversation after an answer: an offer expires with the next message, a reminder appears once. */
export function talkAfterAnswer(talk: LeadTalk, wish: LeadWish | undefined, question: string): LeadTalk {
  if (wish) return offeredTalk(talk, wish, question);
  if (talk.status === 'offered') return { ...talk, status: 'passed' };
  return talk.status === 'asking' ? { ...talk, reminded: true } : talk;
}
