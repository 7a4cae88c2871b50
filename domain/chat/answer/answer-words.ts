import type { Side, Wording } from '../knowledge.ts';
import type { Attribute } from '../understand/understood.ts';
import type { SumKind } from '../values/asked-sum.ts';
import type { Range } from '../values/limit.ts';
import type { WishName } from '../values/wish.ts';

/** Facts that an area's record or series tells. */
export const AREA_FACTS = [
  'price',
  'walk',
  'transit',
  'bike',
  'days',
  'inventory',
  'pricePerSquareFoot',
  'trend',
] as const satisfies Attribute[];
export type AreaFact = (typeof AREA_FACTS)[number];

/** The rates of a year, in cents for each $100 of assessed value. */
export interface TaxRates {
  year: number;
  county: number;
  city: number;
  source: string;
  /** Areas whose homes pay no tax to the city, by slug. */
  outsideCity: readonly string[];
}

/** Percentages that an entry names, and what they are percentages of. */
export interface Shares {
  of: 'price' | 'income';
  percents: readonly number[];
  /** Opens the sum: "Closing costs". */
  what: Wording;
  /** A side for which they do not hold. */
  notFor?: Side;
}

type Say = (name: string, value: string) => string;

/** What the assistant says about records, in one language. */
export interface AnswerWords {
  locale: string;
  figures: (date: string, sample: boolean, source: string) => string;
  area: {
    fact: Record<AreaFact, Say>;
    short: Record<AreaFact, (value: string) => string>;
    heading: Record<AreaFact, string>;
    highest: Record<AreaFact, Say>;
    lowest: Record<AreaFact, Say>;
    others: (list: string) => string;
    missing: (area: string) => string;
    inYear: (area: string, fact: string, month: string, value: string) => string;
    features: (list: string) => string;
    /** Sentences about an area that speak of what is wished for, what none speaks of, and homes there that have it. */
    onWishes: (
      area: string,
      said: readonly string[],
      silent: readonly string[],
      homes: readonly string[],
    ) => string;
    none: string;
    listed: (area: string, count: string) => string;
  };
  market: (parts: string) => string;
  stat: Record<
    'price' | 'days' | 'inventory' | 'pricePerSquareFoot',
    (value: string, change: string) => string
  >;
  home: {
    fact: Record<Exclude<Attribute, 'feature' | 'walk' | 'transit' | 'bike' | 'inventory' | 'trend'>, Say>;
    heading: Partial<Record<Attribute, string>>;
    line: (home: HomeParts) => string;
    detail: (home: HomeParts & { year: string; days: string; lot: string }) => string;
    noLot: (address: string) => string;
    notInRecord: (address: string) => string;
    /** Says yes to a plain question with the sentence that tells so. */
    said: (address: string, sentence: string) => string;
    /** A sentence that speaks of what was asked and may not answer it. */
    quoted: (address: string, sentence: string) => string;
    /** Neither the record nor the description tells what was asked. */
    silent: (addresses: readonly string[]) => string;
    /** Its description speaks of what was asked about, and not of what was asked. */
    notTold: (address: string) => string;
    /** How far it is from a place that was named. */
    way: (address: string) => string;
    notSaid: (address: string, features: readonly string[]) => string;
    notice: (date: string, sample: boolean) => string;
    /** @param openHouses "Saturday, November 28, 1:00 – 3:00 PM; …", @param listedBy firm and contact; each '' where there is none */
    visiting: (openHouses: string, listedBy: string) => string;
    count: (count: number, within: string) => string;
    noneOf: (within: string) => string;
    closest: string;
    misses: (names: string) => string;
    /** Its description does not tell of these. */
    unmentioned: (features: readonly string[]) => string;
    /** Why one home comes first in an order. */
    because: (heading: string, lowest: boolean, address: string, value: string, next: string) => string;
    /** Homes of one kind among several. */
    ofKind: (kind: string, addresses: readonly string[]) => string;
    more: (count: number) => string;
    noMore: string;
    noFeature: (features: readonly string[]) => string;
    /** Wishes, as they were said, that nothing in the records stands for. */
    untold: (wishes: readonly string[]) => string;
    whichOne: string;
    /** Only this one was found. */
    onlyOne: (within: string) => string;
    types: Record<string, string>;
    statuses: Record<string, string>;
    extreme: (lowest: boolean, heading: string, address: string, value: string) => string;
  };
  /** How a wish is named in short. */
  wish: {
    range: Record<
      'price' | 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize' | 'yearBuilt' | 'daysOnMarket',
      (range: Range) => string
    >;
    not: (name: string) => string;
    names: Record<WishName, string>;
  };
  compare: {
    more: (heading: string, name: string, difference: string) => string;
  };
  reckon: {
    average: (heading: string, sum: string) => string;
    total: (heading: string, sum: string) => string;
    difference: (heading: string, sum: string) => string;
    percent: (heading: string, sum: string) => string;
  };
  sums: {
    payment: (sum: SumParts) => string;
    /** Somebody wants a payment and names no rate. @param from how the loan comes of a price; '' where it is named */
    needsRate: (amount: string, from: string) => string;
    needs: Record<SumKind, string>;
    priceFromPayment: (sum: SumParts) => string;
    /** The usual share of what is earned in a month, as a sum. */
    ofIncome: (sum: string) => string;
    /** What one term costs in interest. */
    interest: (parts: InterestParts) => string;
    totalInterest: (sum: InterestSum) => string;
    /** Two terms of one loan side by side. */
    twoTerms: (sum: InterestSum) => string;
    exciseTax: (price: string, tax: string) => string;
    propertyTax: (
      value: string,
      county: string,
      city: string,
      total: string,
      rates: TaxRates,
      isAsking: boolean,
    ) => string;
    /** The county's part alone, of a home outside the city. */
    countyTax: (value: string, county: string, rates: TaxRates, isAsking: boolean) => string;
    net: (price: string, parts: string, left: string) => string;
    owed: string;
    excise: string;
    percentOf: (sum: string) => string;
    /** Shares of an amount, before the answer that names them. */
    shares: (what: string, amount: string, shares: string) => string;
    /** The same of what somebody earns in a month. */
    incomeShares: (year: string, month: string, shares: string) => string;
  };
  entry: {
    didYouMean: string;
    /** What was told holds the answer. */
    again: (said: string) => string;
    /** It is the same wherever a home is. */
    anywhere: (title: string, areas: string) => string;
    /** All that is known of the matter was told. */
    thatIsAll: (title: string) => string;
    unsure: string;
    none: string;
    topics: string[];
  };
  elsewhere: (place: string, areas: string) => string;
  nothingBefore: string;
  inAllAreas: string;
  tooMany: string;
  agreed: string;
  fine: string;
}

export interface SumParts {
  loan: string;
  rate: string;
  years: string;
  monthlyRate: string;
  months: string;
  payment: string;
  /** "$500,000 − $100,000 down = $400,000"; '' where the amount is the loan. */
  from: string;
  price: string;
  /** The years were not said. */
  note: string;
}

export interface InterestParts {
  years: string;
  /** The years were not said. */
  note: string;
  payment: string;
  interest: string;
  sum: string;
}

export interface InterestSum {
  loan: string;
  rate: string;
  /** How the loan comes of a price; '' where it is named. */
  from: string;
  /** What each term costs. */
  terms: string[];
}

export interface HomeParts {
  address: string;
  area: string;
  price: string;
  bedrooms: string;
  bathrooms: string;
  size: string;
  type: string;
  status: string;
}
