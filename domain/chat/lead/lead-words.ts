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
  askName: string;
  askLastName: (firstName: string) => string;
  askEmail: string;
  badEmail: string;
  phoneOnly: string;
  consent: (
    details: { name: string; email: string; phone: string; wish: string },
    withPhone: boolean,
  ) => string;
  sent: (firstName: string) => string;
  notKept: string;
  declined: string;
  canceled: string;
  noEmail: string;
  reminder: string;
  wishes: Record<LeadWish, string>;
}
