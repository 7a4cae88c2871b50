import type { AskedConsent } from '../../leads/lead-consent.ts';
import type { LeadTalk, LeadWish } from './lead-talk.ts';

/** What is said back before it is sent. */
interface GivenParts extends Pick<LeadTalk, 'details' | 'about'> {
  wish: LeadWish;
  /** When, how and in which language to be reached. */
  reach: readonly string[];
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
  /** For somebody who wants to think, or to ask another. */
  takeTime: string;
  noReach: string;
  reminder: string;
  /** Everything is given, and nothing sent: said with every answer, lest somebody leave thinking it was. */
  unsent: string;
  wishes: Record<LeadWish, string>;
}
