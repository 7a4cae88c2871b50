import { amountOf, inThousands, NUMBER, priceOf, sumOf } from './dollars.ts';
import {
  DEBTS,
  DUES,
  EXTRA,
  HOURLY,
  HOURS_A_YEAR,
  INCOME,
  MONTHLY_INCOME,
  OWN,
  ownShareDown,
  PARTNERS_INCOME,
  RENT,
  TOGETHER,
} from './earnings.ts';
import { asksRentToCover, monthlyCosts } from './monthly-costs.ts';
import { type SaleTerms, saleTermsIn } from './sale-terms.ts';
import { type Take, type TwoRates, twoRatesIn } from './two-rates.ts';

/** What a visitor says of a loan or a sale in numbers; what they did not say is not there. */
export interface LoanTerms extends Partial<TwoRates>, Partial<Omit<SaleTerms, 'sold'>> {
  /** Dollars: a price or a loan. */
  amount?: number;
  /** Every amount named, in order. */
  amounts: number[];
  /** Percent a year. */
  rate?: number;
  years?: number;
  /** Dollars a month on top of the payment. */
  extra?: number;
  /** A second term beside the first: "15 or 30 years". */
  otherYears?: number;
  /** Dollars, or a share of the price in percent. */
  down?: { dollars: number } | { percent: number };
  /** Dollars a month. */
  payment?: number;
  /** A percentage of something: "5% of 450k". */
  percent?: number;
  /** Dollars still owed. */
  owed?: number;
  /** Dollars a year before taxes. */
  income?: number;
  /** Dollars somebody has: savings, equity. */
  own?: number;
  /** How much of that is paid down, from 0 to 1. */
  ownShare?: number;
  /** Dollars a month to an association. */
  dues?: number;
  /** Dollars a month for debts beside the home. */
  debts?: number;
  /** What brokers take of a price, in percent. */
  fee?: number;
  /** Square feet. */
  size?: number;
  /** What a rent is to pay, each in dollars a month. */
  costs?: number[];
  /** How the owner files: it says how much of a gain is excluded. */
  owner?: 'single' | 'married';
  /** The property tax is wanted beside the payment. */
  isWithTax?: true;
}

/** The terms that a plain text with digits gives. */
export function loanTermsIn(text: string): LoanTerms {
  const terms: LoanTerms = { amounts: [] };
  let rest = text;
  const take: Take = (pattern) => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} _ ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeAmount = (pattern: RegExp): number => {
    const [, ...groups] = take(pattern) ?? [];
    const at = groups.findIndex((group) => group !== undefined);
    return at < 0 ? 0 : amountOf(groups[at], groups[at + 1]);
  };
  const hourly = takeAmount(HOURLY);
  const monthly = takeAmount(MONTHLY_INCOME);
  const earned = hourly * HOURS_A_YEAR || monthly * 12 || takeAmount(INCOME);
  const second = earned > 0 ? takeAmount(PARTNERS_INCOME) || takeAmount(INCOME) : 0;
  const besides = second >= LEAST_INCOME && !TOGETHER.test(text) ? second : 0;
  if (earned >= LEAST_INCOME) terms.income = earned + besides;
  const dues = takeAmount(DUES);
  if (dues > 0 && dues < MOST_A_MONTH) terms.dues = dues;
  const debts = [takeAmount(DEBTS), takeAmount(DEBTS)].filter(
    (debt) => debt >= LEAST_DEBT && debt < MOST_A_MONTH,
  );
  if (debts.length > 0) terms.debts = debts.reduce((sum, debt) => sum + debt);
  const fee = FEE.exec(text);
  if (fee) terms.fee = Number(fee[1] ?? fee[2]);
  if (WITH_TAX.test(text)) terms.isWithTax = true;
  const extra = takeAmount(EXTRA);
  if (extra > 0 && extra < MOST_A_MONTH) terms.extra = extra;
  const own = take(OWN);
  if (own) terms.own = amountOf(own[1] ?? own[3], own[2] ?? own[4]);
  const ownShare = ownShareDown(text);
  if (ownShare !== null) terms.ownShare = ownShare;
  const payment = take(PAYMENT);
  if (payment) terms.payment = amountOf(payment[1] ?? payment[3], payment[2] ?? payment[4]);
  const downShare = take(DOWN_SHARE);
  if (downShare) terms.down = { percent: Number(downShare[1] ?? downShare[2]) };
  const downDollars = downShare ? null : take(DOWN_DOLLARS);
  if (downDollars) {
    const dollars = amountOf(downDollars[1] ?? downDollars[3], downDollars[2] ?? downDollars[4]);
    if (dollars >= LEAST_AMOUNT) terms.down = { dollars };
    // "with 20 down"
    else if (dollars <= MOST_SHARE) terms.down = { percent: dollars };
    else terms.down = { dollars: inThousands(dollars) };
  }
  const share = terms.down ? null : take(SHARE_BESIDE_RATE);
  if (share) terms.down = { percent: Number(share[1] ?? share[2]) };
  const owed = take(OWED);
  if (owed) terms.owed = inThousands(amountOf(owed[1], owed[2]));
  else if (SELLS.test(text)) {
    const loan = takeAmount(OLD_LOAN);
    if (loan > 0) terms.owed = inThousands(loan);
  }
  if (!SHARE.test(text) && !NO_SHARE.test(text) && fee === null) Object.assign(terms, twoRatesIn(text, take));
  const worth = take(WORTH);
  const two = terms.otherYears === undefined ? take(TWO_TERMS) : null;
  if (two) [terms.years, terms.otherYears] = [Number(two[1]), Number(two[2])];
  const years = terms.otherYears === undefined ? take(YEARS) : null;
  if (years) terms.years = Number(years[1] ?? years[2]);
  if (terms.years === SHORT && terms.otherYears === undefined && SAVES.test(text)) terms.otherYears = USUAL;
  if (asksRentToCover(text)) terms.costs = monthlyCosts(text);
  const owner = SINGLE.test(text) ? 'single' : MARRIED.test(text) ? 'married' : null;
  if (owner && OF_GAIN.test(text) && !WIDOWED.test(text)) terms.owner = owner;
  const size = SIZE.exec(text);
  if (size) terms.size = Number(size[1]);
  const percent = terms.otherRate === undefined ? take(PERCENT) : null;
  const at = Number(RATE_AT.exec(rest)?.[1] ?? 0);
  if (percent && at > 0 && at !== Number(percent[1])) terms.rate = at;
  else if (percent && !NO_SHARE.test(text) && !CHANGE.test(text)) {
    const value = Number(percent[1]);
    if (
      SHARE.test(text) ||
      terms.fee === value ||
      isShare(value, rest.slice(percent.index).replace(/^ _ +/, ' '), terms, text)
    )
      terms.percent = value;
    else if (value <= MOST_RATE) terms.rate = value;
    else terms.percent = value;
  }
  const rate = terms.rate === undefined ? (take(RATE_AT) ?? (terms.years ? take(BARE_RATE) : null)) : null;
  if (rate) terms.rate = Number(rate[1]);
  take(RENT);
  const past = OF_GAIN.test(text) ? saleTermsIn(take) : null;
  if (past) {
    terms.bought = past.bought;
    if (past.improved !== undefined) terms.improved = past.improved;
  }
  const sale = take(SALE);
  terms.amounts = [...rest.matchAll(AMOUNT)]
    .filter(([whole]) => !YEAR_ALONE.test(whole.trim()))
    .map(([, digits, unit]) => sumOf(digits, unit))
    .filter((value) => value >= LEAST_AMOUNT);
  if (past?.sold !== undefined) terms.amounts.unshift(past.sold);
  if (worth) terms.amounts.unshift(inThousands(priceOf(worth[1], worth[2])));
  if (sale) terms.amounts.unshift(inThousands(priceOf(sale[1], sale[2])));
  if (terms.amounts.length === 0 && (terms.rate ?? terms.down ?? terms.owed) !== undefined) {
    const bare = Number(take(BARE_PRICE)?.[1] ?? 0);
    if (bare > 0) terms.amounts.push(inThousands(bare));
  }
  const [first] = terms.amounts;
  if (first !== undefined) terms.amount = first;
  return terms;
}

/** "5% of 400k" is a share, and "6.5% on 400k" is one where nothing is said of a loan. */
function isShare(value: number, after: string, { years, down, payment }: LoanTerms, text: string): boolean {
  const isOfLoan = years !== undefined || down !== undefined || payment !== undefined || OF_LOAN.test(text);
  const isRate = isOfLoan && value >= LEAST_RATE && value < LEAST_SHARE;
  return OF_AMOUNT.test(after) && !(isRate && /^ _? ?on\b/.test(after));
}

const OF_LOAN =
  /\b(?:payments?|monthly|(?:a|per) month|mortgage|loan|borrow\w*|financ\w*|prestamo|hipoteca|pago|mensual\w*|al mes)\b/;
const LEAST_RATE = 2;
const LEAST_SHARE = 15;

const AMOUNT = new RegExp(
  `(?<![\\w.])${NUMBER}(?! ?(?:%|percent|por ciento|beds?|baths?|br|sq|square|years?|anos|acres?|days|(?:dollars |in |of |en |de )?(?:concessions?|credits?|repairs?|rent|dues|fees?|reparaciones|concesiones|creditos?|renta|cuotas)\\b|(?:dollars )?(?:more|less|higher|lower|over|under|above|below|apart|off|short|low|high|cheaper|difference|gap|mas|menos)\\b(?! \\$?\\d)))`,
  'g',
);
/** "60 down on 410" is $410,000. */
const BARE_PRICE =
  /\b(?:on|for|of|at|de|por|sobre) (?:an? |the |una? )?\$? ?(\d{3})\b(?! ?(?:%|percent|k|sq|days|dollars|per|a month|al mes|units?|months?))/;
/** "6% commission", "agents at 5 percent" */
const FEE =
  /(\d(?:\.\d+)?) ?(?:%|percent|por ciento) (?:(?:in|of|for|de|total|to|the|al|a la) )*(?:commissions?|realtors?|agents?|brokers?|brokerage|comision(?:es)?)\b|\b(?:commissions?|comision(?:es)?|(?:realtor|agent|broker)(?:s|age)?(?: fees?)?)(?: (?:of|is|at|are|de|del|es))* (\d(?:\.\d+)?) ?(?:%|percent|por ciento)/;
/** "With taxes", "all in", "PITI" */
const WITH_TAX =
  /\b(?:with (?:the )?(?:property )?tax(?:es)?|(?:including|plus|and) (?:property )?taxes|taxes (?:and|y) (?:insurance|seguro)|taxes included|all in|piti|(?:con|mas|incluyendo) (?:los )?impuestos)\b/;
/** The percent by which a rate changes is no rate: "1 percent more", "if rates drop 1%". */
const CHANGE =
  /\d ?(?:%|percent) (?:(?:point|rate|interest) )*(?:change|difference|more|less|higher|lower|increase|drop|jump|swing)\b|\brates? (?:drops?|goes? (?:up|down)|rises?|falls?|changes?|increases?)(?: by)? \d(?:\.\d+)? ?(?:%|percent)/;
const SELLS = /\b(?:sell|sells|selling|sold|sale|vend\w+|net)\b/;
/** "A 240k loan", of somebody who sells */
const OLD_LOAN = new RegExp(
  `${NUMBER} (?:loan|mortgage|payoff|balance|left on|still owed|owed|de (?:hipoteca|deuda))\\b|\\b(?:loan|mortgage|hipoteca)(?: (?:is|of|balance|left|de|for|at))* ${NUMBER}`,
);
const PAYMENT = new RegExp(
  `${NUMBER} ?(?:a month|per month|monthly|each month|every month|month|mo|al mes|mensual(?:es)?|por mes|payment|mortgage payment)\\b|\\b(?:payment|pago|mensualidad)(?: (?:is|was|of|de|es))+ ${NUMBER}(?! ?(?:%|percent))`,
);
const DOWN_SHARE =
  /(\d+(?:\.\d+)?) ?(?:%|percent|por ciento) (?:down|deposit|de (?:enganche|entrada|inicial))|(?:enganche|entrada|inicial|down payment)(?: (?:of|de|del|is))* (\d+(?:\.\d+)?) ?(?:%|percent|por ciento)/;
const DOWN_DOLLARS = new RegExp(
  `${NUMBER} (?:(?:for|towards?|as|to put|para)(?: (?:an?|the|my|our|el))? )?(?:down(?: payment)?|deposit|(?:de )?(?:enganche|entrada|inicial))\\b|(?:down payment|enganche|put down|putting down|puts? down)(?: (?:of|de|is|about))* ${NUMBER}`,
);
/** "At 6.5 with 10%" pays a tenth down. */
const SHARE_BESIDE_RATE =
  /(?<=\b(?:at|al|de) \d(?:\.\d+)?(?: ?%| percent)? (?:and |y )?)(?:with|con)(?: an?| un| el)? (\d{1,2}(?:\.\d+)?) ?(?:%|percent|por ciento)(?! ?(?:rate|interest|tasa|interes))|\b(?:with|con)(?: an?| un| el)? (\d{1,2}(?:\.\d+)?) ?(?:%|percent|por ciento)(?= (?:and |y )?(?:at|al) \d\.\d)/;
const OWED = new RegExp(
  `\\b(?:owe|owing|owed|payoff|pay off|mortgage (?:balance|of)|balance of|debo)(?: (?:of|is|about|still|on it|around|de))* ${NUMBER}`,
);
/** "15 years", "keep it 30" */
const YEARS =
  /\b([1-9]\d?) ?(?:years?|yrs?|anos)\b|\b(?:keep|make|leave|stick (?:with|to)|stay at|deja)(?: (?:it|at|the|a|to|en))* (1[05]|2[05]|30)\b(?! ?(?:%|percent|k|down|year|yr))/;
/** "15 vs 30 years", "a 30-year instead of 15" */
const TWO_TERMS =
  /\b([1-9]\d)(?: ?(?:years?|yrs?|anos))?(?: (?:vs|versus|or|o|and|y|against|instead|rather|of|than|en vez de|contra|a|un|una))+ ([1-9]\d) ?(?:years?|yrs?|anos)\b/;
const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|percent|por ciento)/;
const RATE_AT =
  /\b(?:at|(?:rates?|interest)(?: (?:rates?|of|is|are|at|right now|now|currently|more|like|about|around|closer to|probably|roughly|maybe|say))*|tasas?(?: (?:de(?:l)?|es|son|esta|estan|como|en|al))*|al) (\d(?:\.\d+)?)\b(?!\.\d)(?! ?(?:k|m|thousand|million|mil|beds?|baths?|am|pm|years?|stars?|of|out|to|lenders?|homes?|areas?))/;
const MARRIED =
  /\b(?:married|my (?:wife|husband|spouse)|(?:wife|husband) and i|jointly|casad[oa]s?|mi (?:espos[oa]|marido))\b/;
const SINGLE =
  /\b(?:just me|only me|only my name|single(?! (?:family|story|level|floor))|(?:not|never|no longer) married|unmarried|(?<!not (?:yet )?)divorced|solter[oa]|solo yo|no (?:estoy|soy) casad[oa]|divorciad[oa])\b/;
/** For two years a widow may exclude as much as a couple. */
const WIDOWED =
  /\b(?:widow(?:s|ed|er)?|viud[oa]|(?:wife|husband|spouse|espos[oa]|marido) (?:has |just )?(?:died|passed|murio|fallecio)|(?:late|deceased) (?:wife|husband|spouse))\b/;
/** "Monthly for 275000, 15 years, 5.9" */
const BARE_RATE = /(?<![\d.$])(\d\.\d{1,3})(?![\d.]| ?(?:k|m|million|mil|baths?|acres?|miles?)\b)/;
/** "If I sell for 525" is $525,000. */
const SALE = new RegExp(
  `\\b(?:(?:sell|sells|selling|sold|list|listed|listing|vendo|vende|vender)(?: (?:it|the house|the place|my (?:house|home|place|condo)|la casa|mi casa))? (?:for|at|en|por)|(?:it is|is|house|home|condo|place|it) worth|valued at|appraised (?:at|for)|vale)(?: (?:about|around|maybe|roughly|unos|como))* ${NUMBER}(?! ?(?:%|percent))`,
);
/** "My house is worth maybe 390" */
const WORTH = new RegExp(
  `\\b(?:worth|valued at|appraised (?:at|for)|vale)(?: (?:maybe|about|around|like|probably|roughly|some|unos|como))* ${NUMBER}`,
);
/** A percent beside these is a share of the price, and no loan's rate. */
const SHARE = /\b(?:commission|minus|less|off|below|discount|concessions?|comision|menos|descuento)\b/;
/** Beside these a percent is neither. */
const NO_SHARE = /\b(?:due diligence|earnest|appreciat\w*|inflation|return)\b/;
const OF_AMOUNT =
  /^ _? ?(?:of|de|on) (?:(?:an? |the |un |una )?\$? ?\d|(?:it|that|this|es[eao]|est[eao]|the (?:price|asking|list|sale)|el precio)\b)/;
/** "Bought in 2019" names no dollars. */
const YEAR_ALONE = /^(?:1[89]|20)\d\d$/;
/** "How much would I save with a 15 year": against the usual term. */
const SAVES = /\b(?:save|savings?|instead|ahorr\w+)\b/;
const SHORT = 15;
const USUAL = 30;
const SIZE = /\b(\d{3,5}) ?(?:sq|square) ?(?:ft|feet|foot|pies)?/;
/** A purchase is told for the gain on it. */
const OF_GAIN = /\b(?:gains?|tax(?:es|ed)?|profit|ganancia|impuestos?)\b/;
const LEAST_AMOUNT = 1_000;
const LEAST_INCOME = 10_000;
const LEAST_DEBT = 50;
const MOST_A_MONTH = 10_000;
const MOST_RATE = 20;
const MOST_SHARE = 50;
