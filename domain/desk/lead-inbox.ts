import type { Attribution } from '../leads/attribution.ts';
import type { Interest, Lead, LeadKind } from '../leads/lead.ts';
import type { LeadConsent } from '../leads/lead-consent.ts';
import type { SpamSignal } from '../leads/spam-score.ts';

export const LEAD_STATUSES = ['new', 'in-touch', 'client', 'closed', 'not-a-fit', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** `GET /api/desk/leads?filter=`: filters besides the status. */
export const LEAD_FILTERS = ['needs-reply', 'overdue', 'mine', 'unread', 'snoozed', 'due'] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];

/** Maximum length of a note or reply, in characters. */
export const LONGEST_ENTRY = 10_000;

/** The desk's fields have no `maxlength`, with which the browser would drop the end of a pasted text. */
export const isTooLong = (entry: string): boolean => [...entry].length > LONGEST_ENTRY;

/** How long a reply can be undone before it is sent. */
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
  /** Whether it has spam signals, whatever its status. */
  looksLikeSpam: boolean;
  unread: boolean;
  createdAt: string;
  replyDueAt: string;
  firstReplyAt: string | null;
  /** Hidden from the leads that need a reply until then; afterwards a reminder is due until this is set to null. */
  snoozedUntil: string | null;
  /** Number of other leads of the same person. */
  others: number;
  /** The same person's newer lead under which it is grouped in a list by person; else null. */
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
  /** How many people need a reply, and how many of them have waited too long. One person may have several leads. */
  waiting: { people: number; late: number };
  sources: string[];
  /** The next two people to reply to, of those who have not waited too long yet. */
  next: { firstName: string; replyDueAt: string }[];
}

/** A consent as given; never edited. */
interface ConsentFact extends LeadConsent {
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

/** One event of the timeline. */
export type TimelineEntry = {
  id: string;
  at: string;
  /** Somebody at the desk; '' for the person who asked, and for the site itself. */
  who: string;
  /** Names are not unique. */
  byYou: boolean;
} & (
  | { kind: 'chat'; firstName: string; messages: { role: 'user' | 'assistant'; content: string }[] }
  /** `firstName`, here and of a chat, and `leadKind` are those of a merged lead for its form. */
  | { kind: 'form'; firstName: string; leadKind: LeadKind; page: string; message: string }
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
  /** The pages that this lead came from, without those that no longer exist. */
  pages: { path: string; title: string }[];
  spamSignals: SpamSignal[];
  /** Whether they may be called or texted for marketing; a call in reply to this request is always allowed. */
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
  /** Author and time of the last change, for "changed by … just now". */
  updatedBy: string;
  /** Names are not unique. */
  updatedByYou: boolean;
  updatedAt: string;
}

/** `PATCH /api/desk/leads/{id}`; fields left out stay unchanged. */
export interface LeadChange {
  version: number;
  status?: LeadStatus;
  assigneeId?: string | null;
  disclosureDone?: boolean;
  /** Hides the lead from the list until then; null ends that. */
  snoozedUntil?: string | null;
}

/** `GET /api/desk/leads/{id}/erasure`: what erasing a lead's person leaves. */
export interface Erasure {
  /** Merged leads and leads with the person's number that seem to be somebody else's. */
  others: KeptLead[];
  /** Leads of others that hold the person's address or number in their text or a note. */
  mentionedIn: KeptLead[];
}

interface KeptLead {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: string;
}

/** The body of a 404 for an erased lead, in addition to the problem. */
export interface LeadErased {
  erased: {
    /** A name; for somebody who has left, their label. */
    by: string;
    byYou: boolean;
    at: string;
  };
}

/** The body of a 409, in addition to the problem: the current lead. */
export interface LeadConflict {
  lead: LeadDetail;
}
