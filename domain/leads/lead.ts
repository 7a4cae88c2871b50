import { HOUR_MS } from '../durations.ts';
import type { Attribution } from './attribution.ts';
import type { SpamSignal } from './spam-score.ts';

/** The contact form's choices of interest (spec, section 5), in the order of the form. */
export const INTERESTS = ['buying', 'selling', 'both', 'valuation', 'exploring'] as const;
export type Interest = (typeof INTERESTS)[number];

export type LeadForm = 'contact' | 'seller';

/**
 * Where a lead came from: a form, or the chat. A chat lead has the fields of the contact form, but needs no e-mail
 * address if it has a phone number.
 */
export type LeadKind = LeadForm | 'chat';

/** Fixed by the spec (section 9); values from clients are ignored. */
export const LEAD_SOURCE = 'website';
export const LEAD_STATUS = 'new';

/** The agency disclosure must be sent and reviewed within this time (21 NCAC 58A .0104(c)). */
export const DISCLOSURE_DUE_DAYS = 3;

/** The response time that every form promises. */
export const PROMISED_REPLY_HOURS = 24;

/** A stored lead. Fields that its form does not have are ''. Times are ISO 8601 in UTC. */
export interface Lead {
  id: string;
  kind: LeadKind;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  interest: Interest | '';
  neighborhoods: string;
  message: string;
  address: string;
  agentId: number;
  source: typeof LEAD_SOURCE;
  status: string;
  attribution: Attribution;
  /** Path of the page that held the form. */
  page: string;
  /** Why it may be spam; `looksLikeSpam` weighs the signals. */
  spamSignals: SpamSignal[];
  disclosureDueAt: string;
  createdAt: string;
}

/** The name as typed; mails and pages must escape it. */
export const fullName = (lead: Pick<Lead, 'firstName' | 'lastName'>): string =>
  `${lead.firstName} ${lead.lastName}`.trim();

/**
 * When the promised reply is due.
 * @returns ISO 8601
 */
export function replyDueAt(lead: Pick<Lead, 'createdAt'>): string {
  return new Date(Date.parse(lead.createdAt) + PROMISED_REPLY_HOURS * HOUR_MS).toISOString();
}
