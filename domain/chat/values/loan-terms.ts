import { amountToDollars, priceToDollars, withImpliedThousands } from './dollars.ts';
import type { Figure, FigureRole } from './figures.ts';
import { FRACTIONS } from './number-words.ts';

/** Dollars, or a share of the price in percent. */
type PartOfPrice = { dollars: number } | { percent: number };

/** What a visitor says of a loan, a sale or a lease in numbers; what they did not say is not there. */
export interface LoanTerms {
  /** Dollars: a price or a loan. */
  amount?: number;
  /** Every price and loan named, in order. */
  amounts: number[];
  /** Percent a year. */
  rate?: number;
  /** A second rate that is weighed against it. */
  otherRate?: number;
  /** Points paid for the lower of two rates, in percent of the loan. */
  points?: number;
  /** Dollars that the lower of two rates costs at once. */
  cost?: number;
  /** Points by which the rate changes. */
  rateBy?: number;
  years?: number;
  /** A second term beside the first: "15 or 30 years". */
  otherYears?: number;
  down?: PartOfPrice;
  /** The share of what one has that is paid down, from 0 to 1. */
  ownShare?: number;
  /** Dollars a month. */
  payment?: number;
  /** Dollars a month on top of it. */
  extra?: number;
  /** Dollars a month, to an association. */
  dues?: number;
  /** The property tax is wanted beside the payment. */
  isWithTax?: true;
  /** What no longer counts: "without the HOA", "no money down". */
  drops?: Dropped[];
  /** Dollars a year, before taxes. */
  income?: number;
  /** Dollars a month, for debts beside the home. */
  debts?: number;
  /** Dollars: savings, equity. */
  own?: number;
  /** Dollars still owed on a home. */
  owed?: number;
  /** What brokers take of the price, in percent. */
  fee?: number;
  /** What a seller gives the buyer. */
  concessions?: PartOfPrice;
  /** Dollars once paid for the home. */
  bought?: number;
  /** Dollars of improvements. */
  improved?: number;
  /** Dollars of repairs and other costs. */
  expenses?: number;
  /** How the owner files: it says how much of a gain is excluded. */
  owner?: 'single' | 'married';
  /** Dollars a month. */
  rent?: number;
  /** What a rent is to pay, by what it is for: each in dollars a month, in the order they were named. */
  costs?: MonthlyCosts;
  /** What of the rent is set aside for empty months or a manager, in percent. */
  setAside?: number;
  /** Dollars a year, of property tax. */
  taxes?: number;
  /** Dollars a month, for the home. */
  insurance?: number;
  /** A percentage of something: "5% of 450k". */
  percent?: number;
  /** Square feet. */
  size?: number;
}

type MonthlyCosts = Partial<Record<FigureRole, number[]>>;

type Dropped = (typeof DROPS)[number];

/** The terms that the figures of a plain text give. */
export function loanTermsOf(text: string, figures: readonly Figure[]): LoanTerms {
  const of = (...roles: FigureRole[]) => figures.filter(({ role }) => roles.includes(role));
  const [price] = of('price').map(priceOf);
  const amounts = of('price', 'loan').map(priceOf);
  const [rate, otherRate] = of('rate').map(numericValue).filter(isRate);
  const [years, otherYears] = of('years')
    .map((one) => yearsOf(one, text))
    .filter((one) => one > 0 && one <= MAX_YEARS);
  const shares = of('share', 'fee', 'down', 'concession', 'deposit').map(partOfPrice);
  const share = shares.find((part) => 'percent' in part);
  const isWeighed = otherRate !== undefined;
  const points = isWeighed ? of('share').find((share) => isInPoints(share, text)) : undefined;
  const [cost] = isWeighed ? of('cost', 'concession').map(dollarsOf) : [];
  const drops = droppedTerms(text);
  const [bought] = of('bought').map(priceOf);
  return withoutUndefined({
    amounts,
    amount: price ?? amounts[0],
    rate,
    otherRate,
    points: points && numericValue(points),
    cost,
    rateBy: totalOf(
      of('ratechange').map((one) => (RISES.test(text) ? numericValue(one) : -numericValue(one))),
    ),
    years,
    otherYears: otherYears ?? (years === SHORT_TERM_YEARS && SAVES.test(text) ? USUAL_TERM_YEARS : undefined),
    // no loan has such a rate: "payment on 400k 20%"
    down: [...of('down'), ...of('rate').filter((one) => !isRate(numericValue(one)))].map(partOfPrice)[0],
    ownShare: ownShareDown(text),
    payment: of('payment').map(perMonth)[0],
    extra: of('extra').map(perMonth)[0],
    dues: totalOf(of('dues').map(perMonth)),
    isWithTax: WITH_TAX.test(text) || undefined,
    drops: drops.length > 0 ? drops : undefined,
    income: totalOf(withoutTotal(of('income').map(perYear))),
    debts: totalOf(
      of('debts')
        .map(perMonth)
        .filter((debt) => debt < MAX_PER_MONTH),
    ),
    own: totalOf(of('own').map(dollarsInThousands)),
    owed: totalOf(of('owed').map(priceOf)),
    fee: feeOf(of('fee'), text),
    concessions: isWeighed ? undefined : of('concession').map(partOfPrice)[0],
    bought,
    // costs lower a gain as improvements do
    improved: totalOf(
      of('improved', ...(bought === undefined ? [] : (['cost'] as const))).map(dollarsInThousands),
    ),
    expenses: totalOf(of('cost').map(dollarsOf)),
    owner: filingStatusIn(text),
    rent: totalOf(of('rent').map(perMonth)),
    costs: monthlyCosts(of(...COSTS)),
    setAside: totalOf(of('share').map(numericValue)),
    taxes: of('tax').map((tax) => 12 * perMonth(tax))[0],
    insurance: of('insurance').map(perMonth)[0],
    percent: share?.percent,
    size: of('size').map(numericValue)[0],
  });
}

/** What a home costs its owner each month. */
const COSTS: FigureRole[] = ['payment', 'dues', 'tax', 'insurance', 'cost'];

function monthlyCosts(figures: readonly Figure[]): MonthlyCosts | undefined {
  const costs: MonthlyCosts = {};
  for (const figure of figures) costs[figure.role] = [...(costs[figure.role] ?? []), perMonth(figure)];
  return figures.length > 0 ? costs : undefined;
}

/** What is paid by the month beside a loan is less. */
const MAX_PER_MONTH = 10_000;

function withoutUndefined<T extends object>(terms: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)) as T;
}

function totalOf(amounts: readonly number[]): number | undefined {
  return amounts.length > 0 ? amounts.reduce((sum, one) => sum + one) : undefined;
}

/** "We make 140k, I make 80 and she makes 60" says the sum already. */
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

/** "60 in savings" are thousands. */
function dollarsInThousands(figure: Figure): number {
  return withImpliedThousands(dollarsOf(figure));
}

/** What a home costs: "1.2 mil" are millions, "415" thousands. */
function priceOf({ number: { digits, unit } }: Figure): number {
  return withImpliedThousands(priceToDollars(digits, unit));
}

const PERIODS_PER_YEAR = { hour: 2_080, week: 52, month: 12, year: 1 };
/** What is less may be dollars by the hour: "I make 85" is 85,000 a year. */
const MIN_IN_THOUSANDS = 40;

function perYear(figure: Figure): number {
  const amount = dollarsOf(figure);
  return figure.per ? amount * PERIODS_PER_YEAR[figure.per] : withImpliedThousands(amount, MIN_IN_THOUSANDS);
}

/** Property tax and insurance are told by the year where they are more than a month would cost. */
function perMonth(figure: Figure): number {
  const amount = dollarsOf(figure);
  const isOfYear = YEARLY.has(figure.role) && amount >= MIN_YEARLY;
  return (amount * PERIODS_PER_YEAR[figure.per ?? (isOfYear ? 'year' : 'month')]) / 12;
}

const YEARLY: ReadonlySet<FigureRole> = new Set<FigureRole>(['tax', 'insurance']);
const MIN_YEARLY = 1_000;

/** Loans have lower ones; the highest was 18.6 % in 1981. */
const MAX_RATE = 19;

function isRate(rate: number): boolean {
  return rate <= MAX_RATE;
}

/** "With 20 down" is a share. */
const MAX_SHARE = 50;

function partOfPrice(figure: Figure): PartOfPrice {
  const { number, isPercent } = figure;
  const isBare = number.unit === '' && !number.hasDollarSign;
  const isShare = isPercent || (isBare && numericValue(figure) <= MAX_SHARE);
  return isShare ? { percent: numericValue(figure) } : { dollars: dollarsInThousands(figure) };
}

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

/** "How much would I save with a 15 year": against the usual term. */
const SAVES = /\b(?:save|savings?|instead|ahorr\w+)\b/;
const SHORT_TERM_YEARS = 15;
const MAX_YEARS = 50;
const USUAL_TERM_YEARS = 30;

/** In percent, that of both sides together: "3% each", "2.5 to the buyer's agent and 3 to ours". */
function feeOf(fees: readonly Figure[], text: string): number | undefined {
  const shares = fees.map(numericValue).filter((fee) => fee <= MAX_FEE);
  const isEach = shares.length === 1 && /\b(?:each|both|cada)\b/.test(text);
  return isEach ? 2 * (shares[0] ?? 0) : totalOf(shares);
}

const MAX_FEE = 10;

function isInPoints({ number }: Figure, text: string): boolean {
  return /^ ?(?:points?|pts?|puntos?)\b/.test(text.slice(number.end));
}

/** "If rates go up 1%" */
const RISES = /\b(?:up|ris\w+|rose|increas\w+|jump\w*|climb\w*|higher|more|sub\w+|mas (?!baj)\w+)\b/;

/** "With taxes", "all in", "PITI" */
const WITH_TAX =
  /\b(?:with (?:the )?(?:property )?tax(?:es)?(?! (?:under|below|of|less|up))|(?:including|plus|and|add) (?:the )?(?:property )?taxes|taxes (?:and|y) (?:insurance|seguro)|taxes included|all in|piti|(?:con|mas|incluyendo) (?:los )?impuestos)\b/;

/** "No money down", "and without the HOA?" */
const NONE =
  '(?:no|without|forget|drop|skip|minus|remove|take (?:out|off)|leave (?:out|off)|sin|nothing|0)(?: ?(?:%|percent|about|the|any|an?|el|la|los|las))*';
const DROPPED = new RegExp(
  `\\b${NONE} (?<down>(?:money )?down(?: payment)?|enganche)\\b(?! (?:assist|help|program|loan|option|grant|mortgage))|^(?:(?:and|but|ok|what if|what about|now|then|so|actually|y|pero|si|it has|there is) )*${NONE} (?:(?<dues>hoa|dues|cuotas?)|(?<isWithTax>tax(?:es)?|impuestos)|(?<extra>extra))(?= ?$| (?:then|now|please|instead|at|and)\\b)`,
);
const DROPS = ['dues', 'isWithTax', 'down', 'extra'] as const;

function droppedTerms(text: string): Dropped[] {
  const dropped = DROPPED.exec(text)?.groups ?? {};
  return DROPS.filter((name) => dropped[name] !== undefined);
}

/** How an owner files, where a gain is spoken of or nothing else. */
function filingStatusIn(text: string): LoanTerms['owner'] {
  const isOfGain = OF_GAIN.test(text) || text.split(' ').length <= MAX_WORDS_OF_OWNER;
  if (!isOfGain || WIDOWED.test(text)) return undefined;
  return SINGLE.test(text) ? 'single' : MARRIED.test(text) ? 'married' : undefined;
}

const OF_GAIN = /\b(?:gains?|tax(?:es|ed)?|profit|ganancia|impuestos?)\b/;
/** "We are married", once a gain was told */
const MAX_WORDS_OF_OWNER = 4;
const MARRIED =
  /\b(?:married|my (?:wife|husband|spouse)|(?:wife|husband) and i|jointly|casad[oa]s?|mi (?:espos[oa]|marido))\b/;
const SINGLE =
  /\b(?:just me|only me|only my name|single(?! (?:family|story|level|floor))|(?:not|never|no longer) married|unmarried|(?<!not (?:yet )?)divorced|solter[oa]|solo yo|no (?:estoy|soy) casad[oa]|divorciad[oa])\b/;
/** For two years a widow may exclude as much as a couple. */
const WIDOWED =
  /\b(?:widow(?:s|ed|er)?|viud[oa]|(?:wife|husband|spouse|espos[oa]|marido) (?:has |just )?(?:died|passed|murio|fallecio)|(?:late|deceased) (?:wife|husband|spouse))\b/;
