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
  /** JSON list (domain/leads/spam-score.ts). */
  spam_signals: Generated<string>;
  disclosure_due_at: string;
  created_at: string;
  /** Incremented by every change at the desk, to detect conflicting edits. */
  version: Generated<number>;
  assignee_id: Generated<string | null>;
  disclosure_done_at: Generated<string | null>;
  /** When the first reply ended the 24-hour clock; the next columns tell how and by whom. */
  first_reply_at: Generated<string | null>;
  first_reply_via: Generated<FirstReplyWay | null>;
  first_reply_by: Generated<string | null>;
  snoozed_until: Generated<string | null>;
  /** The lead of the same person that this is a duplicate of. */
  merged_into: Generated<string | null>;
  phone_digits: Generated<string>;
  /** Shared by all leads of one person; null until it is computed (server/leads/lead-person.ts). */
  person_key: Generated<string | null>;
  /** SQLite only: the row in `lead_search`. */
  search_row: Generated<number | null>;
  /** The chat in which the lead was created; '' for a form. */
  chat_session: Generated<string>;
  updated_by: Generated<string>;
  updated_by_id: Generated<string | null>;
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
  /** The same for every attempt; sent as Message-ID or webhook-id, so that receivers can deduplicate. */
  id: string;
  lead_id: string;
  channel: string;
  /** Identifies one of several receivers, replies or reminders; '' if there can be only one. */
  target: Generated<string>;
  state: DeliveryState;
  /** Finished attempts, successful or not; one interrupted by a crash of the worker does not count. */
  attempts: number;
  next_at: string;
  /** No attempt before this time, from the receiver's Retry-After or the end of quiet hours. */
  not_before: string | null;
  lease_token: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  done_at: string | null;
  /** When a process last claimed it for an alert to the agent. */
  alerted_at: string | null;
  /** When such an alert was last sent. */
  told_at: string | null;
}

/** The site's content; each kind has its own schema (domain/records/record-kinds.ts). */
export interface RecordTable {
  kind: RecordKind;
  id: string;
  /** Order within its kind. */
  position: number;
  origin: RecordOrigin;
  /** JSON; null if content/ ships the record but it was taken off the site. */
  record: string | null;
  /** JSON of its row in an imported file. */
  source: string | null;
  /** Incremented by every change of the record. */
  version: number;
  updated_at: string;
  /** Who changed it at the desk; '' otherwise. */
  updated_by: Generated<string>;
  /** JSON of the record in content/ at the time it was published at the desk. */
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
  /** JSON (domain/chat/dialogue/dialogue.ts), stored with an answer; '' if unknown, and for a visitor's message. */
  memory: Generated<string>;
  /** JSON list of the records an answer is based on: "entry:earnest-money", "home:sample-01". */
  sources: Generated<string>;
}

/** Questions the assistant could not answer, without contact details. */
export interface UnansweredQuestionTable {
  id: string;
  session_id: string;
  text: string;
  asked_at: string;
}

/** Secrets shared by all instances. */
export interface SecretTable {
  name: string;
  value: string;
}

/** Form tokens that were used to send a lead. */
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

/** A single row, incremented by triggers on `records`. */
export interface ContentVersionTable {
  version: number;
}

/** Postgres only: the day's salt for rate limits (rate-limit/shared-rate-counters.ts). */
export interface RateLimitSaltTable {
  day: string;
  salt: string;
}

/** How often a step happened on a route on a day (counts/count-store.ts). */
export interface VisitCountTable {
  /** In Charlotte's time zone. */
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
