import type { SumKind } from '../values/figures.ts';

/** The rates of a year, in cents for each $100 of assessed value. */
export interface TaxRates {
  year: number;
  county: number;
  city: number;
  source: string;
  /** Areas whose homes pay no tax to the city, by slug. */
  outsideCity: readonly string[];
  /** Towns of the county beside the city. */
  towns: readonly string[];
}

/** What is said of a sum. */
export interface SumWords {
  payment: (sum: SumParts & { added: AddedParts | null }) => string;
  /** Somebody wants a payment and names no rate. @param from how the loan comes of a price; '' where it is named */
  needsRate: (amount: string, from: string) => string;
  /** Dues are asked for beside the payment, and no record has them. */
  duesUnknown: string;
  needs: Record<SumKind, string>;
  priceFromPayment: (sum: SumParts & { price: string }) => string;
  /** What has to be earned for a price. */
  incomeForPrice: (sum: SumParts & { year: string; isWithDebts: boolean }) => string;
  /** The usual share of what is earned in a month, as a sum. */
  ofIncome: (sum: string, lessDebts: string) => string;
  /** After that sum, where the debts leave nothing. */
  debtsTakeAll: string;
  /** What one term costs in interest. */
  interest: (parts: InterestParts) => string;
  totalInterest: (sum: InterestSum) => string;
  /** Two terms of one loan side by side. */
  twoTerms: (sum: InterestSum) => string;
  /** One of two offers, before what it costs. */
  atRate: (rate: string, costs: string) => string;
  /** Two rates of one loan side by side. */
  twoRates: (sum: TwoRatesParts) => string;
  /** What something extra each month does. */
  withExtra: (sum: ExtraParts) => string;
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
  net: (sum: NetParts) => string;
  equity: (sum: string) => string;
  /** An amount is missing to a rate that was named. */
  needsAmount: (rate: string) => string;
  /** No rate was named for what a payment carries. @param own what is paid down; '' where nothing was said */
  needsRateFor: (payment: string, own: string) => string;
  /** A sale is asked about without its price. */
  needsSale: (owed: string) => string;
  /** What a rent leaves is asked for, and either the rent is missing or what comes off it. */
  needsRent: (costs: string) => string;
  needsCosts: (rent: string) => string;
  /** Sent as a message when pressed: rates to choose from, where none was named. */
  rates: readonly string[];
  /** A sum is of the median price of an area, in the place of one that nobody named. */
  atMedian: (area: string, price: string) => string;
  /** The rent that pays what was named. */
  rentToCover: (sum: string) => string;
  /** What a rent leaves after the costs that were named, a month and a year, each as a sum. */
  cashFlow: (month: string, year: string) => string;
  /** What a home brings over what was paid for it. */
  gain: (parts: GainParts) => string;
  /** As much is paid down as the home costs, or more. */
  nothingToBorrow: string;
  owed: string;
  excise: string;
  expenses: string;
  credit: string;
  fees: (percent: string) => string;
  percentOf: (sum: string) => string;
  /** Shares of an amount, before the answer that names them. */
  shares: (what: string, amount: string, shares: string) => string;
  /** The same of what somebody earns in a month. @param lessDebts the last share less what other debts take; '' without any */
  incomeShares: (year: string, month: string, shares: string, lessDebts: string) => string;
}

export interface NetParts {
  sum: string;
  /** The fees of brokers, and what the buyer is given, are among its parts. */
  isWithFees: boolean;
  isWithCredit: boolean;
}

export interface GainParts {
  sum: string;
  /** What is excluded; '' where it was not said who owns it. */
  excluded: string;
  /** What is over that, as a sum; '' where nothing is. */
  over: string;
}

/** A loan that is named before what it costs. */
interface LoanParts {
  loan: string;
  rate: string;
  /** "$500,000 − $100,000 down = $400,000"; '' where the amount is the loan. */
  from: string;
}

/** What a loan costs over its years. */
interface TermParts {
  years: string;
  /** The years were not said. */
  note: string;
  payment: string;
  /** How the payment, the loan or the interest comes about. */
  sum: string;
}

export type SumParts = LoanParts & TermParts;

/** What comes on top and was given or can be worked out. */
export interface AddedParts {
  /** '' where none were named. */
  dues: string;
  /** A twelfth of the tax on the price; '' where it was not asked for, or was named. */
  tax: string;
  /** A twelfth of the tax that was named; '' without. */
  namedTax: string;
  /** By the month; '' where none was named. */
  insurance: string;
  /** How the twelfth comes of the price. */
  taxFrom: string;
  /** The county's part alone. */
  isOutsideCity: boolean;
  year: number;
  total: string;
}

export interface InterestParts extends TermParts {
  interest: string;
}

export interface InterestSum extends LoanParts {
  /** What each term costs. */
  terms: string[];
}

export interface TwoRatesParts extends Omit<LoanParts, 'rate'> {
  /** The term of both; '' where they differ. */
  years: string;
  /** What each rate costs. */
  offers: string[];
  /** The difference of the payments, as a sum. */
  apart: string;
  /** Months until the cost of the lower rate is earned back, as a sum; '' where no cost was named. */
  evenAfter: string;
}

export interface ExtraParts {
  extra: string;
  years: number;
  months: number;
  /** The interest paid then, as a sum. */
  interest: string;
  /** The interest without it. */
  before: string;
}
