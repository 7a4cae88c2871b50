import { cutText } from './cut-text.ts';
import { inThousands, NUMBER, sumOf } from './dollars.ts';
import { ownShareDown, type PartOfPrice, takeDownPayment, takeShareOfPrice } from './down-payment.ts';
import { loanYears } from './loan-years.ts';
import { asksCashFlow, asksRentToCover, monthlyCosts } from './monthly-costs.ts';
import { A_MONTH, type NamedAmounts, takeNamedAmounts, withoutRent } from './named-amounts.ts';
import { type NumberOf, numbersIn } from './numbers.ts';
import { isOfPrice, LEAST_SHARE, lonePercent, percentsIn, takeNamedRate } from './percents.ts';
import { takeRateChange } from './rate-change.ts';
import {
  asksProceeds,
  ownerIn,
  purchaseIn,
  type SaleTerms,
  sells,
  takeConcessions,
  takeFee,
  takeOwed,
  takeSalePrices,
} from './sale-terms.ts';
import { withoutTakenBack } from './taken-back.ts';
import { type TwoRates, twoRatesIn } from './two-rates.ts';

/** What a visitor says of a loan or a sale in numbers; what they did not say is not there. */
export interface LoanTerms extends Partial<TwoRates>, SaleTerms, NamedAmounts {
  /** Dollars: a price or a loan. */
  amount?: number;
  /** Every amount named, in order. */
  amounts: number[];
  /** Percent a year. */
  rate?: number;
  years?: number;
  /** Points by which the rate changes. */
  rateBy?: number;
  /** What no longer counts: "without the HOA", "no money down". */
  drops?: Dropped[];
  /** A second term beside the first: "15 or 30 years". */
  otherYears?: number;
  down?: PartOfPrice;
  /** Dollars a month. */
  payment?: number;
  /** A percentage of something: "5% of 450k". */
  percent?: number;
  /** How much of that is paid down, from 0 to 1. */
  ownShare?: number;
  /** Square feet. */
  size?: number;
  /** What a rent is to pay, each in dollars a month. */
  costs?: number[];
  /** The property tax is wanted beside the payment. */
  isWithTax?: true;
}

export type Dropped = 'dues' | 'isWithTax' | 'down' | 'extra';

/** The terms that a plain text with digits gives: each number is what stands beside it says, and none is read twice. */
export function loanTermsIn(said: string): LoanTerms {
  const text = withoutTakenBack(said);
  const rest = cutText(text);
  const { take, takeAmount } = rest;
  const terms: LoanTerms = { amounts: [], ...takeNamedAmounts(rest, text) };
  const fee = takeFee(rest);
  if (fee > 0) terms.fee = fee;
  const rateBy = takeRateChange(take);
  if (rateBy !== 0) terms.rateBy = rateBy;
  const dropped = DROPPED.exec(text)?.groups ?? {};
  const drops = DROPS.filter((name) => dropped[name] !== undefined);
  if (drops.length > 0) terms.drops = drops;
  if (WITH_TAX.test(text)) terms.isWithTax = true;
  const ownShare = ownShareDown(text);
  if (ownShare !== null) terms.ownShare = ownShare;
  const payment = takeAmount(A_MONTH_PAID, PAID) || takeAmount(PAYMENT, { ...PAID, most: A_MONTH.most });
  if (payment > 0) terms.payment = payment;
  if (fee === 0 && !isOfPrice(text)) Object.assign(terms, twoRatesIn(text, rest));
  const shareOfPrice = takeShareOfPrice(rest);
  const named = terms.otherRate === undefined ? takeNamedRate(rest, text) : null;
  const down = shareOfPrice ?? takeDownPayment(rest);
  if (down) terms.down = down;
  const concessions = terms.otherRate === undefined ? takeConcessions(rest) : null;
  if (concessions) terms.concessions = concessions;
  const owed = takeOwed(rest, text);
  if (owed > 0) terms.owed = owed;
  if (terms.otherYears === undefined) Object.assign(terms, loanYears(text));
  if (asksRentToCover(text) || asksCashFlow(text)) {
    const costs = monthlyCosts(withoutRent(text));
    if (costs.length > 0) terms.costs = costs;
  }
  const owner = ownerIn(text);
  if (owner) terms.owner = owner;
  const size = SIZE.exec(text);
  if (size) terms.size = Number(size[1]);
  if (terms.otherRate === undefined) {
    const hasTerms = (terms.years ?? terms.payment) !== undefined;
    Object.assign(terms, percentsIn(rest, text, named, { hasDown: down !== null, hasTerms }));
  }
  // "net sheet 600k, owe 250k, 6%"
  const isOfSale = sells(text) && (terms.owed !== undefined || asksProceeds(text));
  const share = isOfSale && named === null && fee === 0 ? lonePercent(rest) : null;
  if (share !== null && share < LEAST_SHARE && terms.years === undefined) {
    terms.fee = share;
    delete terms.rate;
    delete terms.down;
  }
  const points = terms.otherRate === undefined ? POINTS.exec(text)?.[1] : undefined;
  if (points !== undefined) terms.percent ??= Number(points);
  if (down && 'percent' in down && terms.rate === undefined && DOWN_ASKED.test(text))
    terms.percent = down.percent;
  if (terms.fee !== undefined && terms.rate === undefined) terms.percent ??= terms.fee;
  const isOfLoan = terms.years !== undefined || down !== null;
  const rate = terms.rate === undefined && isOfLoan ? take(BARE_RATE) : null;
  if (rate) terms.rate = Number(rate[1]);
  const { sold = [], ...purchase } = purchaseIn(rest, text);
  Object.assign(terms, purchase);
  terms.amounts = [...takeSalePrices(rest), ...sold, ...amountsIn(rest.left())];
  if (terms.amounts.length === 0 && (terms.rate ?? terms.down ?? terms.owed) !== undefined) {
    const bare = Number(take(BARE_PRICE)?.[1] ?? 0);
    if (bare > 0) terms.amounts.push(inThousands(bare));
  }
  const [first] = terms.amounts;
  if (first !== undefined) terms.amount = first;
  const { own = 0, rent } = terms;
  const isCash = IN_CASH.test(text) && !sells(text) && ownShare === null;
  if (isCash && own > 0 && own < (first ?? 0)) terms.down ??= { dollars: own };
  // "my rent is 2000 a month, what can I buy"
  if (first === undefined && rent !== undefined && RENT_A_MONTH.test(text)) terms.payment ??= rent;
  return terms;
}

/** Dollars in a text from which all else was taken; what counts or names something is none. */
function amountsIn(text: string): number[] {
  return numbersIn(text)
    .filter(({ of, said, digits, after }) => {
      const isOpen = IN_DOLLARS.has(of) || (of === 'other' && said === digits);
      return isOpen && !OF_NO_PRICE.test(after);
    })
    .map(({ digits, unit }) => sumOf(digits, unit))
    .filter((value) => value >= LEAST_AMOUNT);
}

const IN_DOLLARS: ReadonlySet<NumberOf> = new Set<NumberOf>(['price', 'otherDollars', 'periodicDollars']);
const OF_NO_PRICE =
  /^ ?(?:(?:dollars |in |of |en |de )?(?:concessions?|credits?|repairs?|points?|rent|dues|fees?|reparaciones|concesiones|creditos?|puntos?|renta|cuotas)\b|(?:dollars )?(?:more|less|higher|lower|over|under|above|below|apart|off|short|low|high|cheaper|difference|gap|mas|menos)\b(?! \$?\d))/;
/** "60 down on 410" is $410,000. */
const BARE_PRICE =
  /(?:^|\b(?:on|for|of|at|de|por|sobre) (?:an? |the |una? )?)\$? ?(\d{3})\b(?! ?(?:%|percent|k|sq|days|dollars|per|a month|al mes|units?|months?))/;
/** "No money down", "and without the HOA?" */
const NONE =
  '(?:no|without|forget|drop|skip|minus|remove|take (?:out|off)|leave (?:out|off)|sin|nothing|0)(?: ?(?:%|percent|about|the|any|an?|el|la|los|las))*';
const DROPPED = new RegExp(
  `\\b${NONE} (?<down>(?:money )?down(?: payment)?|enganche)\\b(?! (?:assist|help|program|loan|option|grant|mortgage))|^(?:(?:and|but|ok|what if|what about|now|then|so|actually|y|pero|si|it has|there is) )*${NONE} (?:(?<dues>hoa|dues|cuotas?)|(?<isWithTax>tax(?:es)?|impuestos)|(?<extra>extra))(?= ?$| (?:then|now|please|instead|at|and)\\b)`,
);
const DROPS = ['dues', 'isWithTax', 'down', 'extra'] as const;
/** A point is a percent of the loan: "2 points on 350k". */
const POINTS =
  /\b(\d(?:\.\d+)?) (?:points?|puntos?) (?:(?:cost|is|are|be|cuestan?) )?(?:on|of|de|sobre|en) (?:an? |the |una? )?\$? ?\d/;
/** "How much is 20% down on 389900" */
const DOWN_ASKED =
  /^(?:(?:and|so|ok|y|what|how much|cuanto|is|would|be|does|es|son|seria|the|el|an?) )*\d+(?:\.\d+)? ?(?:%|percent|por ciento) (?:down(?: payment)?|de enganche) (?:on|for|of|de|para|por|sobre)\b|^(?:(?:what|how much|is|the|a|cuanto|es|el) )*(?:down payment|enganche) (?:on|for|of|del?|para|por|sobre)\b/;
/** "With taxes", "all in", "PITI" */
const WITH_TAX =
  /\b(?:with (?:the )?(?:property )?tax(?:es)?(?! (?:under|below|of|less|up))|(?:including|plus|and|add) (?:the )?(?:property )?taxes|taxes (?:and|y) (?:insurance|seguro)|taxes included|all in|piti|(?:con|mas|incluyendo) (?:los )?impuestos)\b/;
const A_MONTH_PAID = new RegExp(`${NUMBER} ?(?:(?:a|per|each|every) month|al mes|por mes|mensuales)\\b`);
/** "A 2100 payment": what is more than a month may cost is the loan. */
const PAYMENT = new RegExp(
  `${NUMBER} ?(?:monthly|month|mo|mensual|payment|mortgage payment)\\b|\\b(?:payments?|pagos?|mensualidad(?:es)?)(?: (?:is|was|of|to|be|at|around|about|under|below|less|than|up|no|more|max|de|es|sea|menos|hasta))+ ${NUMBER}(?! ?(?:%|percent))`,
);
const PAID = { least: 100, most: 100_000 };
/** "Monthly for 275000, 15 years, 5.9" */
const BARE_RATE =
  /(?<![\d.$])(\d\.\d{1,3})(?![\d.]| ?(?:%|(?:percent|por ciento|k|m|million|mil|baths?|acres?|miles?)\b))/;
/** "I have 250k cash and want a 600k house" */
const IN_CASH = /\b(?:cash|saved|savings|ahorr\w+|efectivo)\b/;
const RENT_A_MONTH = /\b(?:a|per|al) (?:month|mes)\b/;
const SIZE = /\b(\d{3,5}) ?(?:sq|square) ?(?:ft|feet|foot|pies)?/;
const LEAST_AMOUNT = 1_000;
