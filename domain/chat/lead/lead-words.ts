import type { AskedConsent } from '../../leads/lead-consent.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';

/** What was given so far, as it is repeated back. */
export interface GivenParts extends Pick<LeadTalk, 'details' | 'about'> {
  wish: LeadWish;
  /** What the visitor has said about it. */
  ownWords: readonly string[];
}

/** What the assistant says while it takes details, in one language. */
export interface LeadWords {
  caution: string;
  offer: Record<LeadWish, string>;
  /** A remark that belongs to a request, shown once before details are collected. */
  first: Partial<Record<LeadWish, string>>;
  /** Why a home cannot be toured, by its status. */
  notShown: Readonly<Record<string, string>>;
  /** The alternative after a no; nothing is offered again. */
  afterNo: Partial<Record<LeadWish, string>>;
  /** Repeats what the visitor has just said about a request. */
  noted: (notes: readonly string[]) => string;
  askName: string;
  askLastName: (firstName: string) => string;
  /** Asks for an e-mail address or a phone number. */
  askReach: string;
  badReach: string;
  /** Response to the agent's own address or number, copied from the page. */
  ownReach: string;
  /** What the details are for. */
  why: string;
  /** Repeats what a request is about. */
  about: (about: readonly string[]) => string;
  /** Asks again for a name, of which the message says more than that. */
  badName: string;
  /** Says what was taken out again. */
  takenOut: (part: string) => string;
  /** Repeats everything given so far. */
  summary: (given: GivenParts) => string;
  /** Repeats the details and what sending them consents to; marketing calls are a separate question. */
  consent: (given: GivenParts, asked: AskedConsent[]) => string;
  /** Without an e-mail address, consent covers a single return call only. */
  consents: Record<'email' | 'callText' | 'callBack', AskedConsent>;
  sent: (firstName: string) => string;
  notKept: string;
  /** Sending failed and may be retried. */
  notNow: string;
  declinedTalk: string;
  /** For somebody who wants calls or messages to an address or number to stop. */
  leftAlone: string;
  canceled: string;
  /** Asks what to correct before sending. */
  change: string;
  /** For a visitor who asks whether it is sent or booked, before and after. */
  notSent: string;
  sentBefore: string;
  /** Precedes what a visitor adds after sending, and what is said if it is not to be sent after all. */
  sendAfter: string;
  notAdded: string;
  /** For a visitor who takes back what was sent. */
  withTeam: string;
  /** For a visitor who wants time to think or to ask somebody. */
  takeTime: string;
  noReach: string;
  reminder: string;
  /** Added to every answer while a complete request is unsent, so that nobody leaves believing it was sent. */
  unsent: string;
  wishes: Record<LeadWish, string>;
}
