import type { Generated } from 'kysely';
import type { FirstReplyWay } from '#domain/desk/lead-inbox.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import type { RecordKind, RecordOrigin } from '#domain/records/record-kinds.ts';

import type { DeskSchema } from './desk-schema.ts';

// The tables, in portable types: text and integer, and the bytes of pictures. Times are ISO 8601 text in UTC with
// milliseconds, which sorts and compares as text on both engines. Booleans are 0 and 1. Lists are JSON text.

export interface LeadTable {
  id: string;
  kind: Lead['kind'];
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  interest: Lead['interest'];
  neighborhoods: string;
  message: string;
  address: string;
  agent_id: number;
  source: Lead['source'];
  status: string;
  attribution: string;
  page: string;
  /** JSON list of domain/leads/spam-score.ts. */
  spam_signals: Generated<string>;
  disclosure_due_at: string;
  created_at: string;
  /** Counts every change at the desk: who changes an older one is told. */
  version: Generated<number>;
  assignee_id: Generated<string | null>;
  disclosure_done_at: Generated<string | null>;
  /** What stopped the 24-hour clock: when, how and by whom. */
  first_reply_at: Generated<string | null>;
  first_reply_via: Generated<FirstReplyWay | null>;
  first_reply_by: Generated<string | null>;
  snoozed_until: Generated<string | null>;
  /** The lead of the same person that it is a duplicate of. */
  merged_into: Generated<string | null>;
  phone_digits: Generated<string>;
  /** What the leads of one person share; null until somebody has looked whose it is (server/leads/lead-person.ts). */
  person_key: Generated<string | null>;
  /** SQLite only: its row in `lead_search`. */
  search_row: Generated<number | null>;
  /** The chat that it was taken in; '' for a form. */
  chat_session: Generated<string>;
  updated_by: Generated<string>;
  updated_at: Generated<string>;
}

export interface ConsentTable {
  id: string;
  lead_id: string;
  channel: LeadConsent['channel'];
  granted: number;
  text: string;
  version: string;
  page: string;
  ip: string;
  user_agent: string;
  created_at: string;
}

export interface IdempotencyKeyTable {
  key: string;
  fingerprint: string;
  lead_id: string;
  created_at: string;
}

export type DeliveryState = 'pending' | 'leased' | 'done' | 'dead';

export interface DeliveryTable {
  /** The same on every attempt: Message-ID, webhook-id and the receiver's way to spot a repeat. */
  id: string;
  lead_id: string;
  channel: string;
  /** Which of several receivers, or which reply or reminder; '' where there is one only. */
  target: Generated<string>;
  state: DeliveryState;
  /** Attempts that ended, well or not: a worker that died in the middle of one says nothing about the receiver. */
  attempts: number;
  next_at: string;
  /** Until when its receiver asked not to be tried again (Retry-After). */
  not_before: string | null;
  lease_token: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  done_at: string | null;
  /** When a process last set out to tell the agent that it does not get through. */
  alerted_at: string | null;
  /** When the agent was last told so. */
  told_at: string | null;
}

/** Everything the site says, each kind by its own schema (domain/records/record-kinds.ts). */
export interface RecordTable {
  kind: RecordKind;
  id: string;
  /** Its place among those of its kind. */
  position: number;
  origin: RecordOrigin;
  /** JSON; null for one that content/ ships and that was taken off the site. */
  record: string | null;
  /** JSON of what an imported file said of it. */
  source: string | null;
  /** Counts this record's changes. */
  version: number;
  updated_at: string;
  /** Who changed it at the desk; '' otherwise. */
  updated_by: Generated<string>;
  /** JSON of what content/ shipped of it when it was published at the desk. */
  shipped: Generated<string | null>;
}

export interface PropertyComparisonTable {
  id: string;
  session_id: string;
  property_ids: string;
  agent_id: number;
  created_at: string;
}

export interface ChatMessageTable {
  id: string;
  session_id: string;
  turn: number;
  agent_id: number;
  role: 'user' | 'assistant';
  content: string;
  created_at: string;
  /** JSON of domain/chat/dialogue/dialogue.ts beside an answer; '' where it is not known, and beside a visitor's message. */
  memory: Generated<string>;
  /** JSON list of the records an answer rests on: "entry:earnest-money", "home:sample-01". */
  sources: Generated<string>;
}

/** What the assistant could not answer, without contact details. */
export interface UnansweredQuestionTable {
  id: string;
  session_id: string;
  text: string;
  asked_at: string;
}

/** What the instances of one store know and nobody else. */
export interface SecretTable {
  name: string;
  value: string;
}

/** Form tokens that have carried a lead. */
export interface FormTokenUseTable {
  token_id: string;
  lead_id: string;
  used_at: string;
}

/** Which migrations have run. */
export interface SchemaStepTable {
  name: string;
  done_at: string;
}

/** One row, counted up by triggers on `records`. */
export interface ContentVersionTable {
  version: number;
}

/** Postgres only: the salt of today's counts (rate-limit/shared-rate-counters.ts). */
export interface RateLimitSaltTable {
  day: string;
  salt: string;
}

/** How often a step was taken on a route on a day (counts/count-store.ts). */
export interface VisitCountTable {
  /** Of Charlotte's calendar. */
  day: string;
  route: string;
  step: string;
  count: number;
}

export interface Schema extends DeskSchema {
  leads: LeadTable;
  consents: ConsentTable;
  idempotency_keys: IdempotencyKeyTable;
  deliveries: DeliveryTable;
  records: RecordTable;
  property_comparisons: PropertyComparisonTable;
  chat_messages: ChatMessageTable;
  unanswered_questions: UnansweredQuestionTable;
  content_version: ContentVersionTable;
  rate_limit_salts: RateLimitSaltTable;
  visit_counts: VisitCountTable;
  secrets: SecretTable;
  form_token_uses: FormTokenUseTable;
  schema_steps: SchemaStepTable;
}
