import type { AgentProfile } from '../agent/agent-profile.ts';
import { normalizeName } from '../leads/normalize-name.ts';

/** An owner may do everything; a member may not manage people, erase, export or change delivery settings. */
export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Minimum password length. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** A person with an account at the desk. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
}

/** A person's name; with the address if somebody else has the same name. */
export function distinctName(
  { name, email }: Pick<Person, 'name' | 'email'>,
  people: readonly Pick<Person, 'name'>[],
): string {
  const same = people.filter((person) => normalizeName(person.name) === normalizeName(name));
  return same.length > 1 ? `${name} (${email})` : name;
}

/** `GET /api/desk/me`: the signed-in person and this desk's capabilities. */
export interface Me extends Person {
  /** True if `SITE_URL` has a host name. */
  canUsePasskeys: boolean;
  notifications: NotificationSettings;
  /** The public key with which a browser subscribes to push messages (base64url). */
  pushKey: string;
  /** The published agent, for the signature of replies and placeholders in texts. */
  agent: AgentProfile;
}

/** What the page behind a setup, join or reset link gets. */
export interface LinkFacts {
  /** False if the link is unknown, used or expired. */
  isGood: boolean;
  /** The invited address, for a valid join link. */
  invited?: string;
}

/** The 201 response of `POST /api/desk/people`, whose link works once, for an hour. */
export interface Invitation {
  email: string;
  role: Role;
  link: string;
  expiresAt: string;
}

/** `GET /api/desk/reauthenticate`: how the account can confirm its identity. */
export interface ReauthenticationMethods {
  password: boolean;
  passkey: boolean;
}

/** A signed-in browser. */
export interface SessionInfo {
  id: string;
  device: string;
  lastUsedAt: string;
  createdAt: string;
  current: boolean;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  createdAt: string;
}

/** A person's notifications and quiet hours: 0-23 in the agent's time zone; equal hours mean no quiet hours. */
export interface NotificationSettings {
  quietFrom: number;
  quietTo: number;
  digest: boolean;
}

/** `GET /api/desk/audit`, newest first; owners. */
export interface AuditEntry {
  id: string;
  at: string;
  who: string;
  action: AuditAction;
  /** An id or an account's address; of a lead never more than its id. */
  subject: string;
}

export type AuditAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'set-up'
  | 'joined'
  | 'invited'
  | 'invitation-withdrawn'
  | 'removed'
  | 'role-changed'
  | 'password-reset'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'exported'
  | 'erased'
  | 'published'
  | 'unpublished'
  | 'followed'
  | 'imported'
  | 'import-undone';
