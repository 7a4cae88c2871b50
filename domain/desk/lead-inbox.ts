import type { Attribution } from '../leads/attribution.ts';
import type { Interest, Lead, LeadKind } from '../leads/lead.ts';
import type { LeadConsent } from '../leads/lead-consent.ts';
import type { SpamSignal } from '../leads/spam-score.ts';

export const LEAD_STATUSES = ['new', 'in-touch', 'client', 'closed', 'not-a-fit', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Narrower lists than by status: `GET /api/desk/leads?filter=`. */
export const LEAD_FILTERS = ['needs-reply', 'overdue', 'mine', 'unread', 'snoozed', 'due'] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];

/** The longest note or reply, in characters. */
export const LONGEST_ENTRY = 10_000;

/** A reply can be taken back for so long. */
export const REPLY_HELD_MS = 10_000;

/** What stopped the 24-hour clock. */
export const FIRST_REPLY_WAYS = ['reply', 'call', 'text', 'elsewhere'] as const;
export type FirstReplyWay = (typeof FIRST_REPLY_WAYS)[number];

/** A lead in the list. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  firstName: string;
  lastName: string;
  interest: Interest | '';
  neighborhoods: string;
  /** The first words of the message. */
  excerpt: string;
  status: LeadStatus;
  source: string;
  page: string;
  assigneeId: string | null;
  /** It has marks of spam, whatever its status. */
  looksLikeSpam: boolean;
  unread: boolean;
  createdAt: string;
  replyDueAt: string;
  firstReplyAt: string | null;
  /** Out of the list of those who wait until then; a reminder is due from then on, until it is set to null. */
  snoozedUntil: string | null;
  /** Other leads of the same person. */
  others: number;
  /** The newer lead of the same person that it stands under in a list by person; else null. */
  under: string | null;
  version: number;
}

/**
 * `GET /api/desk/leads?status=&q=&filter=&source=&cursor=`: newest first. With `by=person` the leads of one person stand
 * together, at the place of the newest of them.
 */
export interface LeadPage {
  leads: LeadRow[];
  nextCursor: string | null;
}

/** `GET /api/desk/leads/counts`: what the filters show beside their names. */
export interface LeadCounts {
  byStatus: Record<LeadStatus, number>;
  byFilter: Record<LeadFilter, number>;
  /** How many people need an answer, and how many of them wait too long. Somebody may have asked more than once. */
  waiting: { people: number; late: number };
  sources: string[];
  /** The two people who have to be answered next, of those who do not wait too long yet. */
  next: { firstName: string; replyDueAt: string }[];
}

/** Consent as it was given: never edited. */
export interface ConsentFact extends LeadConsent {
  givenAt: string;
  page: string;
}

export interface LeadDelivery {
  id: string;
  channel: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  nextTryAt?: string;
  reason?: string;
  /** When it was delivered. */
  doneAt?: string;
}

/** One thing that happened, as the timeline shows it, newest first. */
export type TimelineEntry = {
  id: string;
  at: string;
  /** Somebody at the desk; '' for the person who asked, and for the site itself. */
  who: string;
  /** Anybody can bear a name. */
  byYou: boolean;
} & (
  | { kind: 'form'; page: string; message: string }
  | { kind: 'chat'; messages: { role: 'user' | 'assistant'; content: string }[] }
  | { kind: 'note'; text: string }
  | { kind: 'reply'; text: string; sendsAt: string; delivery: LeadDelivery | null }
  | { kind: 'call' | 'text' | 'elsewhere'; text: string }
  | { kind: 'status'; from: LeadStatus; to: LeadStatus }
  | { kind: 'assigned'; to: string }
  | { kind: 'disclosure'; done: boolean }
  /** `done`: the reminder was due, and somebody ticked it. */
  | { kind: 'snoozed'; until: string | null; done?: boolean }
  | { kind: 'merged'; leadId: string }
  | { kind: 'delivery'; delivery: LeadDelivery }
);

/** `GET /api/desk/leads/{id}`. */
export interface LeadDetail extends LeadRow {
  email: string;
  phone: string;
  message: string;
  address: string;
  attribution: Attribution;
  spamSignals: SpamSignal[];
  /** May they be called or texted for marketing; a call in answer to this request is another matter. */
  mayCallOrText: boolean;
  consents: ConsentFact[];
  disclosureDueAt: string;
  disclosureDoneAt: string | null;
  firstReplyVia: FirstReplyWay | null;
  firstReplyBy: string | null;
  deliveries: LeadDelivery[];
  timeline: TimelineEntry[];
  /** Other leads of the same person, newest first. */
  othersOfPerson: (Pick<Lead, 'id' | 'firstName' | 'lastName' | 'createdAt' | 'kind'> & {
    status: LeadStatus;
  })[];
  mergedInto: string | null;
  /** Who changed it last, and when: "changed by … just now". */
  updatedBy: string;
  updatedAt: string;
}

/** `PATCH /api/desk/leads/{id}`; what is left out stays. */
export interface LeadChange {
  version: number;
  status?: LeadStatus;
  assigneeId?: string | null;
  disclosureDone?: boolean;
  /** A reminder: out of the list until then. */
  snoozedUntil?: string | null;
}

/** `GET /api/desk/leads/{id}/erasure`: leads that share a number with the person, or were merged, but seem to be somebody else's. */
export interface Erasure {
  others: { id: string; firstName: string; lastName: string; email: string; createdAt: string }[];
}

/** What the 404 of a lead that was erased carries beside its problem. */
export interface LeadErased {
  erased: {
    /** Who did: a name, or what they are known by here when they have left. */
    by: string;
    byYou: boolean;
    at: string;
  };
}

/** What a 409 carries beside its problem: the lead as it is now. */
export interface LeadConflict {
  lead: LeadDetail;
}
