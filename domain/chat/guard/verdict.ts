import type { Side } from '../knowledge.ts';

/** Why a message is declined: the Fair Housing Act forbids an answer, or the message attacks the assistant. */
export type DeclineReason =
  /** Who lives where, who fits in. */
  | 'people'
  /** How people somewhere would treat the asker. */
  | 'welcome'
  /** Who lives next door to a home. */
  | 'next-door'
  /** Who moves into an area and who leaves it. */
  | 'change'
  /** How people nearby affect a price. */
  | 'value'
  /** Who lives where, by religion, which no census counts. */
  | 'faith'
  /** Whether a place is safe. */
  | 'safety'
  /** Where registered offenders live. */
  | 'offenders'
  /** How good a school is. */
  | 'schools'
  /** Whom to sell or let to. */
  | 'choosing'
  /** The protected traits of a seller, buyer or applicant. */
  | 'person'
  /** Whether to disclose something about a person or neighbors. */
  | 'disclosure'
  /** A letter or photo that tells a seller who the buyers are. */
  | 'letters'
  /** Who gets a loan, and at what value a home is appraised. */
  | 'lending'
  /** An agent or clients with certain traits. */
  | 'agent'
  /** Higher rent, deposit or fees for some people. */
  | 'charge'
  /** Quotas, or floors or buildings for some people. */
  | 'placing'
  /** Occupancy limits that target children. */
  | 'occupancy'
  /** A small owner who hopes to be exempt from the law. */
  | 'exemption'
  /** Survivors of domestic violence. */
  | 'survivors'
  /** People with a criminal record. */
  | 'record'
  /** Accommodations for a disability: a ramp, a rail, a parking space. */
  | 'access'
  /** A tenant's or guest's service animal. */
  | 'animals'
  | 'support-animals'
  /** A tenant or buyer who pays with public assistance. */
  | 'vouchers'
  /** Income other than wages. */
  | 'benefits'
  /** Keeping people off a street or out of a building. */
  | 'neighbors'
  /** A home for people with a disability or in recovery. */
  | 'group-home'
  /** Restrictions on children. */
  | 'children-rules'
  /** A say in who buys the house next door. */
  | 'sale'
  /** Ad copy about who should apply. */
  | 'advertising'
  /** To whom an ad is shown. */
  | 'audience'
  /** A letter that warns about who moves in. */
  | 'warning'
  /** Prompt injection, secrets, other visitors' data. */
  | 'intrusion';

/** The reason for declining a message, with details for the refusal. */
export interface Verdict {
  category: DeclineReason;
  /** The asker's side, if the message tells. */
  asker?: Side;
  /** Classes of the protected words in the message. */
  traits?: string[];
  /** Whether the message may be harmless. */
  isDoubtful?: true;
}

/** Somebody does not want to live, is hurt or threatened, or an emergency happens now. */
export interface Danger {
  /** Whether the message surely tells of it. */
  isSure: boolean;
  /** The aspect of the entry for danger; `general` is its own answer, for somebody who does not want to live. */
  aspect: string;
}
