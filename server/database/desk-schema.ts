import type { Generated } from 'kysely';
import type { VersionAction } from '#domain/desk/content.ts';
import type { ImportKind, ImportState } from '#domain/desk/content-imports.ts';
import type { AuditAction, Role } from '#domain/desk/people.ts';
import type { RecordKind } from '#domain/records/record-kinds.ts';

// The tables of the desk. The first five are used by better-auth, under custom names (auth/better-auth.ts).

export interface PersonTable {
  id: string;
  name: string;
  email: string;
  email_verified: number;
  image: string | null;
  role: Role;
  created_at: string;
  updated_at: string;
  quiet_from: Generated<number>;
  quiet_to: Generated<number>;
  digest: Generated<number>;
  /** The day of the last digest, in Charlotte's time zone. */
  digest_sent_on: Generated<string>;
  /** When the password was changed, until the person is notified; then ''. */
  password_notice: Generated<string>;
  /** When a passkey was added, likewise. */
  passkey_notice: Generated<string>;
}

export interface CredentialTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface DeskSessionTable {
  id: string;
  /** A hash, so that a leaked database does not let anyone sign in. */
  token: string;
  user_id: string;
  expires_at: string;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
  /** When the passkey or password was last checked again. */
  reauthenticated_at: string | null;
}

export interface PasskeyTable {
  id: string;
  credential_id: string;
  name: string | null;
  user_id: string;
  created_at: string | null;
}

/** A challenge for a passkey to sign; valid for a few minutes. */
export interface DeskChallengeTable {
  id: string;
  expires_at: string;
}

/** A link that works once. */
export interface DeskLinkTable {
  id: string;
  kind: 'setup' | 'join' | 'reset' | 'demo';
  token_hash: string;
  email: string;
  role: Role;
  /** Id of the owner who made an invitation at the desk. */
  invited_by: string | null;
  expires_at: string;
  created_at: string;
}

export interface AuditLogTable {
  id: string;
  at: string;
  who: string;
  action: AuditAction;
  subject: string;
}

/** An action on a lead at the desk. */
export interface LeadEntryTable {
  id: string;
  lead_id: string;
  kind:
    | 'note'
    | 'reply'
    | 'call'
    | 'text'
    | 'elsewhere'
    | 'status'
    | 'assigned'
    | 'disclosure'
    | 'snoozed'
    | 'merged';
  /** The text of a note or message; '' for other kinds. */
  text: string;
  /** JSON with further data of the kind. */
  data: Generated<string>;
  person_id: string;
  person_name: string;
  /** Orders entries of the same millisecond. */
  position: number;
  at: string;
}

export interface LeadReadTable {
  person_id: string;
  lead_id: string;
  at: string;
}

/** A reminder that has not been sent yet. */
export interface ReminderTable {
  lead_id: string;
  /** The timeline entry that created it. */
  entry_id: string;
  at: string;
}

/** Idempotency keys: a note or reply that is sent twice is saved once. */
export interface DeskKeyTable {
  /** A hash of the person, the URL and the key. */
  key: string;
  fingerprint: string;
  lead_id: string;
  entry_id: string;
  created_at: string;
}

/** Events for open desks, in order. */
export interface DeskEventTable {
  id: Generated<number>;
  kind: string;
  subject: string;
  is_new: number;
  at: string;
}

export interface PushSubscriptionTable {
  id: string;
  person_id: string;
  /** The session it belongs to; nothing is sent after the session has ended. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Renewed every hour while the session lasts (auth/forget-access.ts). */
  created_at: string;
}

/** Maps a conversation's id at the desk to its session id, which would let anyone write as the visitor. */
export interface ConversationTable {
  id: string;
  session_id: string;
}

/** The search index of leads: an FTS5 table on SQLite, a `tsvector` on Postgres (lead-search.ts). */
export interface LeadSearchTable {
  lead_id: string;
  words: string;
}

/** An unpublished draft of a record. */
export interface ContentDraftTable {
  kind: RecordKind;
  id: string;
  record: string;
  /** Greater than the version of the record. */
  version: number;
  updated_at: string;
  updated_by: string;
  /** When it is scheduled to be published; null if it is not. */
  publish_at: string | null;
  publish_by: string | null;
  /** Also null if it was scheduled before this column existed. */
  publish_by_email: string | null;
  publish_reason: string | null;
}

/** All published versions of records that were changed at the desk. */
export interface ContentVersionsTable {
  kind: RecordKind;
  id: string;
  version: number;
  action: VersionAction;
  /** null if the record was taken off the site. */
  record: string | null;
  who: string;
  at: string;
  reason: Generated<string>;
}

/** Idempotency keys: a new draft that is sent twice is saved once. */
export interface ContentKeyTable {
  /** A hash of the person, the kind and the key. */
  key: string;
  fingerprint: string;
  id: string;
  created_at: string;
}

/** The planned or applied changes of a file imported at the desk. */
export interface ContentImportTable {
  id: string;
  kind: ImportKind;
  file: string;
  who: string;
  at: string;
  state: ImportState;
  /** JSON (domain/desk/content-imports.ts). */
  changes: string;
  /** JSON of the records to save and to remove, and the versions they are based on. */
  plan: string;
  /** JSON of the previous rows, for undo. */
  before: string;
  unchanged: number;
}

/** An uploaded picture. */
export interface PictureTable {
  /** A hash of the uploaded file. */
  id: string;
  /** The uploaded file's name, for display. */
  name: string;
  width: number;
  height: number;
  who: string;
  at: string;
}

export interface PictureFileTable {
  /** The last segment of its URL. */
  name: string;
  picture_id: string;
  bytes: Uint8Array;
}

export interface DeskSchema {
  people: PersonTable;
  credentials: CredentialTable;
  desk_sessions: DeskSessionTable;
  passkeys: PasskeyTable;
  desk_challenges: DeskChallengeTable;
  desk_links: DeskLinkTable;
  audit_log: AuditLogTable;
  lead_entries: LeadEntryTable;
  lead_reads: LeadReadTable;
  reminders: ReminderTable;
  desk_keys: DeskKeyTable;
  desk_events: DeskEventTable;
  push_subscriptions: PushSubscriptionTable;
  conversations: ConversationTable;
  lead_search: LeadSearchTable;
  content_drafts: ContentDraftTable;
  content_versions: ContentVersionsTable;
  content_keys: ContentKeyTable;
  content_imports: ContentImportTable;
  pictures: PictureTable;
  picture_files: PictureFileTable;
}
