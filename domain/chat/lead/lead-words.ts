import type { AskedConsent } from '../../leads/lead-consent.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';

/** How people want, agree, refuse and send, as phrases; both languages in one list. */
export interface LeadPhrases {
  /** Asks for a person or an appointment, in this order of telling. */
  wishes: Partial<Record<LeadWish, string[]>>;
  /** What somebody who says how to be reached wants to speak about; asking about it alone is no such wish. */
  subjects: Partial<Record<LeadWish, string[]>>;
  /** An address or a number in such a message is not given for an answer. */
  notForReply: string[];
  /** A time, in answer to an offer: "Saturday morning". */
  when: string[];
  /** Asks what the details are for. */
  why: string[];
  yes: string[];
  /** Agrees that a request goes out. These four follow one another from the beginning of a message; AGENT is the agent. */
  agreement: string[];
  /** Stands around it and says nothing. */
  fillers: string[];
  /** Agrees to marketing calls. */
  calls: string[];
  /** How to be reached, word for word. */
  way: string[];
  /** A yes that stands by itself, to an offer that something else was asked after. */
  agrees: string[];
  no: string[];
  /** Says more of what the request is about, or another time for it: "it is about my place on …", "make it 2 pm". */
  adds: string[];
  /** Somebody who comes along. */
  comes: string[];
  /** Wants to be written to only. */
  withoutCalls: string[];
  /** Has no last name. */
  oneName: string[];
  /** Wants to be called or texted only. */
  withoutEmail: string[];
  cancel: string[];
  /** Says no to sending, word for word: a no with more than that may want a change. */
  refusal: string[];
}

/** What is said back before it is sent. */
export interface GivenParts extends Pick<LeadTalk, 'details' | 'notes'> {
  wish: LeadWish;
  about: readonly string[];
}

/** What the assistant says while it takes details, in one language. */
export interface LeadWords {
  caution: string;
  offer: Record<LeadWish, string>;
  /** What comes with a wish, said once before details are taken. */
  first: Partial<Record<LeadWish, string>>;
  /** What stands in the way of a tour, by the status of the home. */
  notShown: Readonly<Record<string, string>>;
  /** How to have it all the same after a no: nothing is offered again. */
  afterNo: Partial<Record<LeadWish, string>>;
  /** Repeats when and how somebody wants to be reached. */
  noted: (notes: readonly string[]) => string;
  askName: string;
  askLastName: (firstName: string) => string;
  /** For an e-mail address or a phone number. */
  askReach: string;
  badReach: string;
  /** For the agent's own address or number, which somebody copied from the page. */
  ownReach: string;
  /** What the details are for. */
  why: string;
  /** Repeats what a request is about. */
  about: (about: readonly string[]) => string;
  /** What was given, and what sending it agrees to; marketing calls are a question of their own. */
  consent: (given: GivenParts, asked: AskedConsent[]) => string;
  /** Without an e-mail address, all that is asked for is one call in answer. */
  consents: Record<'email' | 'callText' | 'callBack', AskedConsent>;
  sent: (firstName: string) => string;
  notKept: string;
  /** It may be sent again. */
  notNow: string;
  declined: string;
  canceled: string;
  /** Asks what is not right, before anything is sent. */
  change: string;
  noReach: string;
  reminder: string;
  /** Everything is given, and nothing sent: said with every answer, lest somebody leave thinking it was. */
  unsent: string;
  wishes: Record<LeadWish, string>;
}

/** What brings a talk that waits for an answer back to mind: once, and with every answer where all is given and nothing sent. */
export function reminderOf({ status, want, reminded }: LeadTalk, words: LeadWords): string {
  if (status !== 'asking') return '';
  if (want === 'consent') return words.unsent;
  return reminded ? '' : words.reminder;
}
