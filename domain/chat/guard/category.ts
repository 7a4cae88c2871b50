/** Why a message is declined: what the Fair Housing Act forbids to answer, or an attempt on the assistant itself. */
export const DECLINED = [
  /** Who lives where, who fits in. */
  'people',
  /** The same by faith, which no census counts. */
  'faith',
  /** A verdict on a place: is it safe. */
  'safety',
  /** Who on a register lives near. */
  'offenders',
  /** A verdict on a school. */
  'schools',
  /** Whom to sell or let to. */
  'choosing',
  /** A letter or photo that tells a seller who the buyers are. */
  'letters',
  /** A tenant's or guest's service animal. */
  'animals',
  /** A tenant or buyer who pays with public help. */
  'vouchers',
  /** Who is to be kept off a street or out of a building. */
  'neighbors',
  /** Words about who should come. */
  'advertising',
  /** Instructions, secrets, other visitors' data. */
  'intrusion',
] as const;
export type Declined = (typeof DECLINED)[number];

/** What a declined message asks for. */
export interface Verdict {
  category: Declined;
  /** Classes of protected words in it. */
  traits?: string[];
}
