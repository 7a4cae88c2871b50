import { amountToDollars, impliedPrice, withImpliedThousands } from './dollars.ts';
import { type Dropped, droppedTerms } from './dropped-terms.ts';
import type { Figure, FigureRole } from './figures.ts';
import { type FilingStatus, filingStatusIn } from './filing-status.ts';
import { FRACTIONS } from './number-words.ts';

/** Dollars, or percent of the price with dollars added to it. */
type PartOfPrice = { dollars: number } | { percent: number; plus?: number };

/** The terms of a loan, sale or lease that the visitor stated; unstated terms are absent. */
export interface LoanTerms {
  /** Dollars: a price or a loan. */
  amount?: number;
  /** Every price and loan named, in order. */
  amounts: number[];
  /** Percent per year. */
  rate?: number;
  /** A second rate to compare with the first. */
  otherRate?: number;
  /** Points paid for the lower of two rates, in percent of the loan. */
  points?: number;
  /** Upfront cost of the lower of two rates, in dollars. */
  cost?: number;
  /** Change of the rate, in percentage points. */
  rateBy?: number;
  years?: number;
  /** A second term beside the first: "15 or 30 years". */
  otherYears?: number;
  down?: PartOfPrice;
  /** Share of the visitor's savings used as down payment, from 0 to 1. */
  ownShare?: number;
  /** In dollars per month. */
  payment?: number;
  /** Extra payment, in dollars per month. */
  extra?: number;
  /** Association dues, in dollars per month. */
  dues?: number;
  /** The payment should include property tax. */
  isWithTax?: true;
  /** Terms the visitor dropped: "without the HOA", "no money down". */
  drops?: Dropped[];
  /** Dollars per year, before taxes. */
  income?: number;
  /** Payments on debts other than the home, in dollars per month. */
  debts?: number;
  /** Savings or equity, in dollars. */
  own?: number;
  /** Amount still owed on a home, in dollars. */
  owed?: number;
  /** Total broker commission, in percent of the price. */
  fee?: number;
  /** Seller concessions to the buyer. */
  concessions?: PartOfPrice;
  /** Purchase price, in dollars. */
  bought?: number;
  /** Cost of improvements, in dollars. */
  improved?: number;
  /** Cost of repairs and other expenses, in dollars. */
  expenses?: number;
  owner?: FilingStatus;
  /** Dollars a month. */
  rent?: number;
  /** Costs a rent has to cover, by kind: dollars per month, in the order they were named. */
  costs?: MonthlyCosts;
  /** Share of the rent set aside for vacancy or a manager, in percent. */
  setAside?: number;
  /** Property tax, in dollars per year. */
  taxes?: number;
  /** Property tax of a year, in percent of the price. */
  taxRate?: number;
  /** Home insurance, in dollars per month. */
  insurance?: number;
  /** A percentage of something: "5% of 450k". */
  percent?: number;
  /** What an offer is below the asking price, or above it. */
  off?: PriceStep;
  /** Square feet. */
  size?: number;
}

/** A step from the asking price; `orDollars` if a bare number may mean either: "15 under". */
export type PriceStep = PartOfPrice & { isAbove?: true; orDollars?: number };

type MonthlyCosts = Partial<Record<FigureRole, number[]>>;

/** Returns the terms that the figures of a plain text state. */
export function loanTermsOf(text: string, figures: readonly Figure[]): LoanTerms {
  const withRole = (...roles: FigureRole[]) => figures.filter(({ role }) => roles.includes(role));
  const [price] = withRole('price').map(priceOf);
  const amounts = withRole('price', 'loan').map(priceOf);
  const [rate, otherRate] = withRole('rate').map(numericValue).filter(isRate);
  const [years, otherYears] = withRole('years')
    .map((one) => yearsOf(one, text))
    .filter((one) => one > 0 && one <= MAX_YEARS);
  const shares = withRole('share', 'fee', 'down', 'concession', 'deposit').map(partOfPrice);
  const share = shares.find((part) => 'percent' in part);
  const comparesRates = otherRate !== undefined;
  const points = comparesRates ? withRole('share').find((share) => isInPoints(share, text)) : undefined;
  const [cost] = comparesRates ? withRole('cost', 'concession').map(dollarsOf) : [];
  const drops = droppedTerms(text);
  const [bought] = withRole('bought').map(priceOf);
  const taxes = withRole('tax').filter(({ isPercent }) => !isPercent);
  return withoutUndefined({
    amounts,
    amount: price ?? amounts[0],
    rate,
    otherRate,
    points: points && numericValue(points),
    cost,
    rateBy: totalOf(
      withRole('ratechange').map((one) => (RISES.test(text) ? numericValue(one) : -numericValue(one))),
    ),
    years,
    otherYears: otherYears ?? (years === SHORT_TERM_YEARS && SAVES.test(text) ? USUAL_TERM_YEARS : undefined),
    // no loan has such a rate: "payment on 400k 20%"
    down: [...withRole('down'), ...withRole('rate').filter((one) => !isRate(numericValue(one)))].map(
      partOfPrice,
    )[0],
    ownShare: ownShareDown(text),
    payment: withRole('payment').map(perMonth)[0],
    extra: withRole('extra').map(perMonth)[0],
    dues: totalOf(withRole('dues').map(perMonth)),
    isWithTax: WITH_TAX.test(text) || undefined,
    drops: drops.length > 0 ? drops : undefined,
    income: totalOf(withoutTotal(withRole('income').map(perYear))),
    debts: totalOf(
      withRole('debts')
        .map(perMonth)
        .filter((debt) => debt < MAX_PER_MONTH),
    ),
    own: totalOf(withRole('own').map(dollarsInThousands)),
    owed: totalOf(withRole('owed').map(priceOf)),
    fee: feeOf(withRole('fee'), text),
    concessions: comparesRates ? undefined : withRole('concession').map(partOfPrice)[0],
    bought,
    // costs reduce a taxable gain like improvements
    improved: totalOf(
      withRole('improved', ...(bought === undefined ? [] : (['cost'] as const))).map(dollarsInThousands),
    ),
    expenses: bought === undefined ? totalOf(withRole('cost').map(dollarsOf)) : undefined,
    owner: filingStatusIn(text),
    rent: totalOf(withRole('rent').map(perMonth)),
    costs: monthlyCosts(withRole(...COSTS).filter(({ isPercent }) => !isPercent)),
    setAside: totalOf(withRole('share').map(numericValue)),
    taxes: taxes.map((tax) => 12 * perMonth(tax))[0],
    taxRate: withRole('tax')
      .filter(({ isPercent }) => isPercent)
      .map(numericValue)[0],
    insurance: withRole('insurance').map(perMonth)[0],
    percent: share?.percent,
    off: withRole('off').map((one) => priceStep(one, text))[0],
    size: withRole('size').map(numericValue)[0],
  });
}

/** Monthly costs of owning a home. */
const COSTS: FigureRole[] = ['payment', 'dues', 'tax', 'insurance', 'cost'];

function monthlyCosts(figures: readonly Figure[]): MonthlyCosts | undefined {
  const costs: MonthlyCosts = {};
  for (const figure of figures) costs[figure.role] = [...(costs[figure.role] ?? []), perMonth(figure)];
  return figures.length > 0 ? costs : undefined;
}

/** A larger amount is a balance, not a monthly payment. */
const MAX_PER_MONTH = 10_000;

function withoutUndefined<T extends object>(terms: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)) as T;
}

function totalOf(amounts: readonly number[]): number | undefined {
  return amounts.length > 0 ? amounts.reduce((sum, one) => sum + one) : undefined;
}

/** "We make 140k, I make 80 and she makes 60" already includes the total. */
function withoutTotal(amounts: readonly number[]): readonly number[] {
  const total = amounts.find((one) => amounts.length > 2 && 2 * one === totalOf(amounts));
  return total === undefined ? amounts : [total];
}

function numericValue({ number }: Figure): number {
  return Number(number.digits);
}

function dollarsOf({ number: { digits, unit } }: Figure): number {
  return amountToDollars(digits, unit);
}

/** "60 in savings" means thousands. */
const dollarsInThousands = (figure: Figure) => withImpliedThousands(dollarsOf(figure));

/** The price of a home in dollars: "1.2 mil" is millions, "415" thousands. */
function priceOf({ number: { digits, unit } }: Figure): number {
  return impliedPrice(digits, unit);
}

const PERIODS_PER_YEAR = { hour: 2_080, week: 52, fortnight: 26, halfMonth: 24, month: 12, year: 1 };
/** "I make 85" is 85,000 per year; a smaller number may be an hourly wage. */
const MIN_IN_THOUSANDS = 40;

/** @param all the incomes: in "5600 a month and my wife makes 4000" the period of one is that of the other */
function perYear(figure: Figure, _at: number, all: readonly Figure[]): number {
  const amount = dollarsOf(figure);
  const per = figure.per ?? all.find((one) => one.per && isSimilar(amount, dollarsOf(one)))?.per;
  return per ? amount * PERIODS_PER_YEAR[per] : withImpliedThousands(amount, MIN_IN_THOUSANDS);
}

function isSimilar(one: number, other: number): boolean {
  return one < other * MAX_RATIO && other < one * MAX_RATIO;
}

/** Two incomes of the same period seldom differ more. */
const MAX_RATIO = 5;

/** Converts to dollars per month. Property tax and insurance are yearly if the amount is too large for a month. */
function perMonth(figure: Figure): number {
  const amount = dollarsOf(figure);
  const isOfYear = YEARLY.has(figure.role) && amount >= MIN_YEARLY;
  return (amount * PERIODS_PER_YEAR[figure.per ?? (isOfYear ? 'year' : 'month')]) / 12;
}

const YEARLY: ReadonlySet<FigureRole> = new Set<FigureRole>(['tax', 'insurance']);
const MIN_YEARLY = 1_000;

/** In percent: the highest mortgage rate ever was 18.6 % in 1981. */
const MAX_RATE = 19;

function isRate(rate: number): boolean {
  return rate <= MAX_RATE;
}

/** "With 20 down" is a percentage up to this number. */
const MAX_SHARE = 50;

function partOfPrice(figure: Figure): PartOfPrice {
  const { number, isPercent } = figure;
  const isBare = number.unit === '' && !number.hasDollarSign;
  const isShare = isPercent || (isBare && numericValue(figure) <= MAX_SHARE);
  return isShare ? { percent: numericValue(figure) } : { dollars: dollarsInThousands(figure) };
}

function priceStep(figure: Figure, text: string): PriceStep {
  const step = partOfPrice(figure);
  const isBare = 'percent' in step && !figure.isPercent && step.percent >= MIN_IN_DOLLARS;
  return {
    ...step,
    ...(ABOVE.test(text) && { isAbove: true as const }),
    ...(isBare && { orDollars: withImpliedThousands(step.percent) }),
  };
}

/** "8 under" is percent; "15 under" may mean thousands as well. */
const MIN_IN_DOLLARS = 10;

/** "2 percent over asking", "5 mil arriba del precio" */
const ABOVE = /\b(?:over|above|more|higher|extra|mas|arriba|encima|sobre (?!eso))\b/;

/** "Half my savings as down payment", "a quarter of it down" */
function ownShareDown(text: string): number | undefined {
  const [, share = ''] = (/\b(?:down|enganche)\b/.test(text) && OWN_SHARE.exec(text)) || [];
  return FRACTIONS[share];
}

const OWN_SHARE =
  /\b(half|third|quarter|mitad|tercio|cuarto)(?: (?:of|de))?(?: (?:my|our|the|mis|nuestros|los))?(?: (?:savings|ahorros)| (?:it|that|what (?:i|we) (?:have )?saved))\b/;

function yearsOf({ number: { digits, end } }: Figure, text: string): number {
  return /^ ?(?:months?|meses)\b/.test(text.slice(end)) ? Number(digits) / 12 : Number(digits);
}

/** "How much would I save with a 15 year" compares with the usual term. */
const SAVES = /\b(?:save|savings?|instead|ahorr\w+)\b/;
const SHORT_TERM_YEARS = 15;
const MAX_YEARS = 50;
const USUAL_TERM_YEARS = 30;

/** Returns the commission of both sides together, in percent: "3% each", "2.5 to the buyer's agent and 3 to ours". */
function feeOf(fees: readonly Figure[], text: string): number | undefined {
  const shares = fees.map(numericValue).filter((fee) => fee <= MAX_FEE);
  const isEach = shares.length === 1 && EACH_SIDE.test(text.slice(fees[0]?.number.end));
  return isEach ? 2 * (shares[0] ?? 0) : totalOf(shares);
}

/** "6% split between three, what would each get" says nothing of the sides. */
const EACH_SIDE = /^ ?(?:%|percent|por ciento)? ?(?:(?!what|how|so|que|cuanto)\w+ ){0,3}(?:each|both|cada)\b/;
const MAX_FEE = 10;

function isInPoints({ number }: Figure, text: string): boolean {
  return /^ ?(?:points?|pts?|puntos?)\b/.test(text.slice(number.end));
}

/** "If rates go up 1%" */
const RISES = /\b(?:up|ris\w+|rose|increas\w+|jump\w*|climb\w*|higher|more|sub\w+|mas (?!baj)\w+)\b/;

/** "With taxes", "all in", "PITI" */
const WITH_TAX =
  /\b(?:with (?:the )?(?:property )?tax(?:es)?(?! (?:under|below|of|less|up))|(?:including|plus|and|add) (?:the )?(?:property )?taxes|taxes (?:and|y) (?:insurance|seguro)|taxes included|all in|piti|(?:con|mas|incluyendo) (?:los )?impuestos)\b/;
