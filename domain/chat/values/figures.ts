import type { NumberToken } from './numbers.ts';

/** The meaning of a figure in a conversation about buying, selling or owning a home. */
export const FIGURE_ROLES = [
  /** Price, value or budget of a home. */
  'price',
  /** Amount to borrow. */
  'loan',
  /** Amount still owed on a home. */
  'owed',
  /** Purchase price of a home the visitor owns. */
  'bought',
  /** Cost of improvements to that home. */
  'improved',
  /** Down payment, in dollars or percent. */
  'down',
  /** Savings or equity. */
  'own',
  'income',
  'debts',
  /** Association dues. */
  'dues',
  'assessment',
  'tax',
  'insurance',
  'rent',
  /** Monthly house payment. */
  'payment',
  /** Extra payment on a loan. */
  'extra',
  /** Interest rate. */
  'rate',
  /** Change of a rate, in percentage points. */
  'ratechange',
  /** Loan term. */
  'years',
  /** Broker's commission. */
  'fee',
  /** Seller concession to the buyer. */
  'concession',
  'cost',
  /** Any other percentage. */
  'share',
  /** Earnest money and the like. */
  'deposit',
  'size',
  /** Credit score. */
  'score',
  /** What an offer is below or above the asking price, in dollars or percent. */
  'off',
  /** Difference between two amounts. */
  'gap',
  'none',
] as const;

export type FigureRole = (typeof FIGURE_ROLES)[number];

/** A figure of a message with its role. */
export interface Figure {
  role: FigureRole;
  number: NumberToken;
  isPercent: boolean;
  /** How often the amount is paid or earned, if stated. */
  per: Period | null;
}

type Period = (typeof PERIODS)[number];

/** Calculations visitors ask for. */
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
  | 'percent-of'
  /** A down payment in dollars, and the loan that is left. */
  | 'down-payment'
  /** The amount to borrow after it. */
  | 'loan'
  /** An offer below or above the asking price. */
  | 'offer'
  /** A year's rent in percent of the price. */
  | 'yield'
  /** The rent that brings a given yield. */
  | 'rent-for-yield'
  /** What is left of the visitor's money after a purchase or a down payment. */
  | 'money-left';

/**
 * What a message asks of the last calculation: `same` repeats it with other terms or for another home, `difference` sets the results
 * of the last two side by side, or of the last one and the same for another home.
 */
export type SumFollowUp = 'same' | 'difference';

/** The figures of a message and the calculation it asks for. */
export interface FigureReading {
  figures: Figure[];
  sum: SumKind | SumFollowUp | null;
  /** The likeliest calculation, for a message that surely asks for one. */
  likelySum: SumKind | null;
}

/** Combines each number of a plain text with its role. @param roles one for each number */
export function labelFigures(
  text: string,
  numbers: readonly NumberToken[],
  roles: readonly FigureRole[],
): Figure[] {
  return numbers.map((number, at) => ({
    role: roles[at] === 'down' && isReachedByRate(number, text) ? 'rate' : (roles[at] ?? 'none'),
    number,
    isPercent: isPercent(number, text),
    per: periodOf(number, text),
  }));
}

/** "If rates drop to 5.5%": not money down. */
function isReachedByRate({ start }: NumberToken, text: string): boolean {
  return /\b(?:rates?|tasas?)(?: [a-z]+){1,4} (?:to|al?) $/.test(text.slice(0, start));
}

/** Whether a percent sign or word follows a number. */
export function isPercent({ end }: NumberToken, text: string): boolean {
  return /^ ?(?:%|percent\b|por ciento\b)/.test(text.slice(end));
}

/** Returns how often an amount is paid or earned: "2400 a month", "31/hr", "90 mil al año". */
function periodOf({ end }: NumberToken, text: string): Period | null {
  const found = PERIOD.exec(text.slice(end))?.groups ?? {};
  return PERIODS.find((period) => found[period] !== undefined) ?? null;
}

const PERIODS = ['hour', 'week', 'fortnight', 'halfMonth', 'month', 'year'] as const;

const PERIOD =
  /^ ?(?:[a-z]+ ){0,2}?(?:(?:a|an|per|each|every|al|por|cada|la) )?(?:(?<hour>hours?|hr|hora)|(?<fortnight>(?:2|other) (?:weeks?|semanas)|bi ?weekly)|(?<halfMonth>quincen\w+|twice (?:a|per) month|semi ?monthly|2 veces al mes)|(?<week>weeks?|weekly|semana)|(?<month>months?|mo|monthly|mes|mensual\w*)|(?<year>years?|yr|yearly|annual\w*|ano|anuales))\b/;
