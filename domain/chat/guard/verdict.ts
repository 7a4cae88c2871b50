import type { Side } from '../knowledge.ts';

/** Why a message is declined: what the Fair Housing Act forbids to answer, or an attempt on the assistant itself. */
export type DeclineReason =
  /** Who lives where, who fits in. */
  | 'people'
  /** How people somewhere would take the asker. */
  | 'welcome'
  /** Who lives beside a home. */
  | 'next-door'
  /** Who comes to a place and who leaves it. */
  | 'change'
  /** What people nearby do to a price. */
  | 'value'
  /** The same as people by faith, which no census counts. */
  | 'faith'
  /** A verdict on a place: is it safe. */
  | 'safety'
  /** Who on a register lives near. */
  | 'offenders'
  /** A verdict on a school. */
  | 'schools'
  /** Whom to sell or let to. */
  | 'choosing'
  /** What a seller, a buyer or an applicant is. */
  | 'person'
  /** Whether to tell of a person or of neighbors. */
  | 'disclosure'
  /** A letter or photo that tells a seller who the buyers are. */
  | 'letters'
  /** Who gets a loan, and what a home is appraised at. */
  | 'lending'
  /** An agent of some kind, or clients of some kind. */
  | 'agent'
  /** More rent, deposit or fee from some. */
  | 'charge'
  /** A quota, or a floor or building for some. */
  | 'placing'
  /** How many persons, where children are meant. */
  | 'occupancy'
  /** A small owner who hopes the law is for others. */
  | 'exemption'
  /** Somebody who fled violence. */
  | 'survivors'
  /** Somebody with a criminal record. */
  | 'record'
  /** A ramp, a rail, a parking space that somebody needs. */
  | 'access'
  /** A tenant's or guest's service animal. */
  | 'animals'
  | 'support-animals'
  /** A tenant or buyer who pays with public help. */
  | 'vouchers'
  /** Income that is no wage. */
  | 'benefits'
  /** Who is to be kept off a street or out of a building. */
  | 'neighbors'
  /** A home for people with a disability or in recovery. */
  | 'group-home'
  /** What children may not do or use. */
  | 'children-rules'
  /** A say in who buys the house beside. */
  | 'sale'
  /** Words about who should come. */
  | 'advertising'
  /** To whom an ad is shown. */
  | 'audience'
  /** A letter that warns of who moves in. */
  | 'warning'
  /** Instructions, secrets, other visitors' data. */
  | 'intrusion';

/** What a declined message asks for. */
export interface Verdict {
  category: DeclineReason;
  /** Who asks, where the message lets one know. */
  asker?: Side;
  /** Classes of protected words in it. */
  traits?: string[];
}
