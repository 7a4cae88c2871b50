import type { Generated } from 'kysely';
import type { VersionAction } from '#domain/desk/content.ts';
import type { ImportKind, ImportState } from '#domain/desk/content-imports.ts';
import type { AuditAction, Role } from '#domain/desk/people.ts';
import type { RecordKind } from '#domain/records/record-kinds.ts';

// The tables of the desk. The first five are better-auth's, under names of ours (auth/better-auth.ts).

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
  /** The day of the last digest, of Charlotte's calendar. */
  digest_sent_on: Generated<string>;
  /** When the password was changed that the person has not been told of yet. */
  password_notice: Generated<string>;
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
  /** A hash: who reads the store cannot sign in with it. */
  token: string;
  user_id: string;
  expires_at: string;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
  /** When the passkey or password was last asked for again. */
  reauthenticated_at: string | null;
}

export interface PasskeyTable {
  id: string;
  name: string | null;
  user_id: string;
  created_at: string | null;
}

/** What a passkey is asked to sign, for some minutes. */
export interface DeskChallengeTable {
  id: string;
  expires_at: string;
}

/** A link of setup, join or reset, or into a demo: works once. */
export interface DeskLinkTable {
  id: string;
  kind: 'setup' | 'join' | 'reset' | 'demo';
  token_hash: string;
  email: string;
  role: Role;
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

/** What was done with a lead at the desk. */
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
  /** What was typed; '' where nothing was. */
  text: string;
  /** JSON of what else the kind needs. */
  data: Generated<string>;
  person_id: string;
  person_name: string;
  /** Orders entries of one millisecond. */
  position: number;
  at: string;
}

export interface LeadReadTable {
  person_id: string;
  lead_id: string;
  at: string;
}

/** A reminder that has yet to go out. */
export interface ReminderTable {
  lead_id: string;
  /** The entry of the timeline that set it. */
  entry_id: string;
  at: string;
}

/** So that a note or a reply that is sent twice is kept once. */
export interface DeskKeyTable {
  /** A hash of the person, the address and the key. */
  key: string;
  fingerprint: string;
  lead_id: string;
  entry_id: string;
  created_at: string;
}

/** What open desks are told of, in order. */
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
  /** The sign-in that it belongs to: nothing is sent once that has ended. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** A conversation's id at the desk; its session id would let its holder speak as the visitor. */
export interface ConversationTable {
  id: string;
  session_id: string;
}

/** The words of a lead, for search. On SQLite an FTS5 table, on Postgres a `tsvector`: see lead-search.ts. */
export interface LeadSearchTable {
  lead_id: string;
  words: string;
}

/** What somebody at the desk writes before it is published. */
export interface ContentDraftTable {
  kind: RecordKind;
  id: string;
  record: string;
  /** Above the record's own. */
  version: number;
  updated_at: string;
  updated_by: string;
  /** When it is scheduled to be published, and by whom. */
  publish_at: string | null;
  publish_by: string | null;
  /** null also where it was scheduled before this was kept. */
  publish_by_email: string | null;
  publish_reason: string | null;
}

/** Every text of a record that was on the site, once the desk has changed it. */
export interface ContentVersionsTable {
  kind: RecordKind;
  id: string;
  version: number;
  action: VersionAction;
  /** null: it was taken off the site. */
  record: string | null;
  who: string;
  at: string;
  reason: Generated<string>;
}

/** So that a new draft that is sent twice is kept once. */
export interface ContentKeyTable {
  /** A hash of the person, the kind and the key. */
  key: string;
  fingerprint: string;
  id: string;
  created_at: string;
}

/** What a file that was sent to the desk would change, and did. */
export interface ContentImportTable {
  id: string;
  kind: ImportKind;
  file: string;
  who: string;
  at: string;
  state: ImportState;
  /** JSON of domain/desk/content-imports.ts. */
  changes: string;
  /** JSON of what to save and to remove, and of the versions it was made for. */
  plan: string;
  /** JSON of the rows as they were, to undo it. */
  before: string;
  unchanged: number;
}

/** A picture that was uploaded. */
export interface PictureTable {
  /** Made of the uploaded file. */
  id: string;
  /** What the file was called, for people who look for it. */
  name: string;
  width: number;
  height: number;
  who: string;
  at: string;
}

export interface PictureFileTable {
  /** The last part of its address. */
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
