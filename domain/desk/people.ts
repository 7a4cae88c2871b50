import type { AgentProfile } from '../agent/agent-profile.ts';

/** An owner may do everything; a member may not manage people, erase, export or change delivery settings. */
export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Shorter passwords are refused. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Somebody who may sign in at the desk. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
}

/** `GET /api/desk/me`: who is signed in, and what this desk can do. */
export interface Me extends Person {
  /** Where `SITE_URL` has a host name. */
  canUsePasskeys: boolean;
  /** Erasing, exporting and changing people will ask for the passkey or password again. */
  mustReauthenticate: boolean;
  notifications: NotificationSettings;
  /** What a browser subscribes with (base64url). */
  pushKey: string;
  /** Of the agent's clock. */
  timeZone: string;
  /** Signs what replies begin with, and fills what texts leave open: the published agent. */
  agent: AgentProfile;
}

/** What the page behind a link of setup, join or reset is told. */
export interface LinkFacts {
  /** Neither unknown, used nor too old. */
  isGood: boolean;
  canUsePasskeys: boolean;
  /** The address that was invited, of a good link to join. */
  invited?: string;
}

/** `POST /api/desk/people` answers 201 with the link, which works once, for an hour. */
export interface Invitation {
  email: string;
  role: Role;
  link: string;
  expiresAt: string;
}

/** `GET /api/desk/reauthenticate`: with what the account can show that it is still the same person. */
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

/** What somebody wants to be told, and when not. Hours are 0-23 of the agent's clock; equal hours are no quiet hours. */
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
  /** An id or an account's address, never anything of a lead but its id. */
  subject: string;
}

export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'set-up',
  'joined',
  'invited',
  'invitation-withdrawn',
  'removed',
  'role-changed',
  'password-reset',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'exported',
  'erased',
  'published',
  'unpublished',
  'followed',
  'imported',
  'import-undone',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
