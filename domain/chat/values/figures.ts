import type { NumberToken } from './numbers.ts';

/** What a figure is in talk of buying, selling and owning a home. */
export const FIGURE_ROLES = [
  /** What a home costs, is worth or may cost. */
  'price',
  /** To be borrowed. */
  'loan',
  /** Still owed on a home. */
  'owed',
  /** Once paid for a home that is owned. */
  'bought',
  /** Spent on improving it. */
  'improved',
  /** Paid down, in dollars or percent. */
  'down',
  /** What somebody has. */
  'own',
  'income',
  'debts',
  /** Of an association. */
  'dues',
  'assessment',
  'tax',
  'insurance',
  'rent',
  /** For a house, by the month. */
  'payment',
  /** Paid on a loan on top of the payment. */
  'extra',
  /** Of interest. */
  'rate',
  /** Points by which a rate moves. */
  'ratechange',
  /** The term of a loan. */
  'years',
  /** Of a broker. */
  'fee',
  /** What a seller gives a buyer. */
  'concession',
  'cost',
  /** Any other percentage. */
  'share',
  /** Earnest money and the like. */
  'deposit',
  'size',
  /** Of credit. */
  'score',
  /** How far two amounts are apart. */
  'gap',
  'none',
] as const;

export type FigureRole = (typeof FIGURE_ROLES)[number];

/** A figure of a message, and what it is. */
export interface Figure {
  role: FigureRole;
  number: NumberToken;
  isPercent: boolean;
  /** How often it is paid or earned, where that is said. */
  per: Period | null;
}

export type Period = 'hour' | 'week' | 'month' | 'year';

/** Sums people ask for. */
export type SumKind =
  | 'payment'
  | 'interest'
  | 'price-from-payment'
  | 'income-for-price'
  | 'excise-tax'
  | 'property-tax'
  | 'net'
  | 'equity'
  | 'gain'
  | 'rent-to-cover'
  | 'cash-flow'
  | 'per-foot'
  | 'percent-of';

/** The figures of a message and the sum it asks for: one of them, or `same`, which is the last one with other terms. */
export interface FigureReading {
  figures: Figure[];
  sum: SumKind | 'same' | null;
}

/**
 * Makes out the figures of a plain text with digits.
 * @param last the sum that was shown, or explained, before
 */
export type ReadFigures = (text: string, last: SumKind | null) => FigureReading;

/** The figures of a plain text. @param roles of each number */
export function labelFigures(
  text: string,
  numbers: readonly NumberToken[],
  roles: readonly FigureRole[],
): Figure[] {
  return numbers.map((number, at) => ({
    role: roles[at] ?? 'none',
    number,
    isPercent: isPercent(number, text),
    per: periodOf(number, text),
  }));
}

/** Whether a percent sign or word stands behind a number. */
export function isPercent({ end }: NumberToken, text: string): boolean {
  return /^ ?(?:%|percent\b|por ciento\b)/.test(text.slice(end));
}

/** How often an amount is paid or earned: "2400 a month", "31/hr", "90 mil al año". */
function periodOf({ end }: NumberToken, text: string): Period | null {
  const [, word = ''] = PERIOD.exec(text.slice(end)) ?? [];
  return PERIODS.find(([, words]) => words.test(word))?.[0] ?? null;
}

const PERIOD =
  /^ ?(?:[a-z]+ ){0,2}?(?:(?:a|an|per|each|every|al|por|cada|la) )?(hours?|hr|hora|weeks?|weekly|semana|months?|mo|monthly|mes|mensual\w*|years?|yr|yearly|annual\w*|ano|anuales)\b/;
const PERIODS: [Period, RegExp][] = [
  ['hour', /^h/],
  ['week', /^(?:week|semana)/],
  ['month', /^m/],
  ['year', /^(?:y|an)/],
];
