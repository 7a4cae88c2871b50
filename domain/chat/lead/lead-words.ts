import type { LeadWish } from './lead-talk.ts';

/** How people want, agree, refuse and send, as phrases; both languages in one list. */
export interface LeadPhrases {
  /** Asks for a person or an appointment, in this order of telling. */
  wishes: Partial<Record<LeadWish, string[]>>;
  yes: string[];
  no: string[];
  send: string[];
  mayCall: string[];
  cancel: string[];
}

/** What the assistant says while it takes details, in one language. */
export interface LeadWords {
  caution: string;
  offer: Record<LeadWish, string>;
  /** How to have it all the same after a no: nothing is offered again. */
  afterNo: Partial<Record<LeadWish, string>>;
  askName: string;
  askLastName: (firstName: string) => string;
  /** For an e-mail address or a phone number. */
  askReach: string;
  badReach: string;
  /** Without an e-mail address, all that is asked for is one call in answer. */
  consent: (details: { name: string; email: string; phone: string; wish: string }) => string;
  sent: (firstName: string) => string;
  notKept: string;
  declined: string;
  canceled: string;
  noReach: string;
  reminder: string;
  wishes: Record<LeadWish, string>;
}
