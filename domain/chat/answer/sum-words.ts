import type { Period } from '../values/arithmetic.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';

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

/** The inputs of a calculation and its words. */
export interface CalculationInput {
  terms: LoanTerms;
  /** The stated amount, or the price of the home under discussion. */
  price: number | undefined;
  /** Whether the price is an asking price. */
  isAsking: boolean;
  /** What the visitor would offer for it. */
  offered?: number | undefined;
  /** The yield calculated last, in percent. */
  yieldBefore?: number | undefined;
  /** Whether the message is about the down payment. */
  saysDown: boolean;
  /** Whether association dues are requested as well. */
  asksDues: boolean;
  /** Rates at the place; the city rate is 0 outside the city. */
  taxRates: TaxRates;
  sums: SumWords;
}

/** What is said of a calculation, and its result if it is one figure. */
export interface Calculated {
  text: string;
  result?: number | null | undefined;
}

/** The words of calculations. */
export interface SumWords {
  payment: (sum: SumParts & { added: AddedParts | null }) => string;
  /** A payment is requested without a rate. @param from the loan's calculation from a price; '' if the loan is stated */
  needsRate: (amount: string, from: string) => string;
  /** Dues are requested as well, and no record has them. */
  duesUnknown: string;
  needs: Record<SumKind, string>;
  priceFromPayment: (sum: SumParts & { price: string; added: StatedCosts }) => string;
  /** The price that savings or a loan pay for with a down payment, as a calculation. */
  priceWithoutBudget: (sum: string) => string;
  /** The stated costs taken off a monthly budget, as a calculation. */
  lessCosts: (sum: string) => string;
  /** The income needed for a price. */
  incomeForPrice: (sum: SumParts & { year: string; isWithDebts: boolean }) => string;
  /** The usual share of monthly income, as a calculation. */
  ofIncome: (sum: string, lessDebts: string) => string;
  /** Follows that calculation if debts and costs leave nothing. */
  debtsTakeAll: string;
  /** The interest of one term. */
  interest: (parts: InterestParts) => string;
  totalInterest: (sum: InterestSum) => string;
  /** A comparison of two terms. */
  twoTerms: (sum: InterestSum) => string;
  /** Introduces one of two offers. */
  atRate: (rate: string, costs: string) => string;
  /** A comparison of two rates. */
  twoRates: (sum: TwoRatesParts) => string;
  /** The effect of an extra monthly payment. */
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
  /** County tax only, for a home outside the city. */
  countyTax: (value: string, county: string, rates: TaxRates, isAsking: boolean) => string;
  net: (sum: NetParts) => string;
  equity: (sum: string) => string;
  /** The debt is as high as the value, or higher. */
  noEquity: (sum: string) => string;
  /** A rate is stated without an amount. */
  needsAmount: (rate: string) => string;
  /** The affordable price lacks a rate. @param own the down payment; '' if not stated */
  needsRateFor: (payment: string, own: string) => string;
  /** A sale lacks its price. */
  needsSale: (owed: string) => string;
  /** A cash flow lacks the rent or the costs. */
  needsRent: (costs: string) => string;
  needsCosts: (rent: string) => string;
  /** Suggested rates; pressing one sends it as a message. */
  rates: readonly string[];
  /** The calculation uses an area's median price because none was stated. */
  atMedian: (area: string, price: string) => string;
  /** The rent that covers the stated costs. */
  rentToCover: (sum: string) => string;
  /** The cash flow after the stated costs, per month and year, each as a calculation. */
  cashFlow: (month: string, year: string, isInsured: boolean) => string;
  /** The capital gain. */
  gain: (parts: GainParts) => string;
  /** A sale for the purchase price, or for less. */
  noGain: (sum: string) => string;
  /** The down payment covers the whole price. */
  nothingToBorrow: string;
  owed: string;
  excise: string;
  expenses: string;
  credit: string;
  fees: (percent: string) => string;
  percentOf: (sum: string) => string;
  /** A result shared between several people, as a calculation. */
  shared: (sum: string) => string;
  /** What usual down payments come to, without one named. */
  downPayments: (price: string, shares: string) => string;
  /** A down payment. @param loan the loan's calculation from the price; '' if nothing is left to borrow */
  downPayment: (down: string, loan: string) => string;
  /** The amount to borrow. @param down the down payment's calculation; '' if stated in dollars */
  loan: (loan: string, down: string) => string;
  /** An offer below or above the asking price. @param share the step's calculation; '' if stated in dollars @param inDollars the sum if a bare number means thousands; else '' */
  offer: (sum: string, share: string, inDollars: string) => string;
  /** How far an offer is from the asking price. */
  offerApart: (offer: string, sum: string, percent: string, isAbove: boolean) => string;
  /** @param isGross whether nothing was taken off the rent */
  yield: (sum: string, isGross: boolean) => string;
  rentForYield: (sum: string) => string;
  /** What is left of the visitor's money. @param down the down payment's calculation; '' if the whole price is paid */
  moneyLeft: (sum: string, down: string, isShort: boolean) => string;
  /** Property tax at a rate that the visitor stated, for a year and a month. */
  taxAtRate: (year: string, month: string) => string;
  /** The results of two calculations set side by side. @param of what each is of; '' if unknown */
  apart: (sum: string, per: Period | null, of: readonly [more: string, less: string] | null) => string;
  /** Arithmetic on the last figure: "$4,693 / 12 = $391.08 a month". */
  calculated: (sum: string, per: Period | null) => string;
  /** Percentages of an amount, shown before the answer that states them. */
  shares: (what: string, amount: string, shares: string) => string;
  /** The same for a monthly income. @param lessDebts the last share minus other debts; '' without any */
  incomeShares: (year: string, month: string, shares: string, lessDebts: string) => string;
}

export interface NetParts {
  sum: string;
  /** Whether broker fees and seller credits are included. */
  isWithFees: boolean;
  isWithCredit: boolean;
  /** Whether the sale does not cover what comes off it. */
  isShort: boolean;
}

export interface GainParts {
  sum: string;
  /** The exclusion; '' if the owners are unknown. */
  excluded: string;
  /** The taxable rest, as a calculation; '' if none. */
  over: string;
}

/** The loan of a calculation. */
interface LoanParts {
  loan: string;
  rate: string;
  /** "$500,000 − $100,000 down = $400,000"; '' if the amount is the loan. */
  from: string;
}

/** The cost of a loan over its term. */
interface TermParts {
  years: string;
  /** Note that the term was not stated. */
  note: string;
  payment: string;
  /** The formula of the payment, loan or interest. */
  sum: string;
}

export type SumParts = LoanParts & TermParts;

/** The costs beside the loan that the visitor stated, per month; '' for each that is not. */
export interface StatedCosts {
  dues: string;
  namedTax: string;
  insurance: string;
}

/** Additional costs, stated or calculated. */
export interface AddedParts extends StatedCosts {
  /** A twelfth of the tax on the price; '' if not requested, or stated. */
  tax: string;
  /** The formula of that twelfth. */
  taxFrom: string;
  /** Whether only county tax applies. */
  isOutsideCity: boolean;
  year: number;
  total: string;
}

export interface InterestParts extends TermParts {
  interest: string;
}

export interface InterestSum extends LoanParts {
  /** The cost of each term. */
  terms: string[];
}

export interface TwoRatesParts extends Omit<LoanParts, 'rate'> {
  /** The common term; '' if they differ. */
  years: string;
  /** The cost at each rate. */
  offers: string[];
  /** The difference of the payments, as a calculation. */
  apart: string;
  /** Months until the lower rate pays for itself, as a calculation; '' without a stated cost. */
  evenAfter: string;
}

export interface ExtraParts {
  extra: string;
  years: number;
  months: number;
  /** The interest with the extra payment, as a calculation. */
  interest: string;
  /** The interest without it. */
  before: string;
}
