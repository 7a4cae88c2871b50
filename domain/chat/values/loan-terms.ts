import { cutText } from './cut-text.ts';
import { inThousands, NUMBER, priceOf, sumOf } from './dollars.ts';
import { type DownPayment, takeDownPayment } from './down-payment.ts';
import { A_MONTH, DEBTS, DUES, EXTRA, OWN, ownShareDown, RENT, takeIncome } from './earnings.ts';
import { loanYears } from './loan-years.ts';
import { asksRentToCover, monthlyCosts } from './monthly-costs.ts';
import { isOfPrice, percentsIn, takeNamedRate } from './percents.ts';
import { type SaleTerms, saleTermsIn } from './sale-terms.ts';
import { type TwoRates, twoRatesIn } from './two-rates.ts';

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
  down?: DownPayment;
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
  /** Dollars a year of property tax, as they are named. */
  taxes?: number;
  /** Square feet. */
  size?: number;
  /** What a rent is to pay, each in dollars a month. */
  costs?: number[];
  /** How the owner files: it says how much of a gain is excluded. */
  owner?: 'single' | 'married';
  /** The property tax is wanted beside the payment. */
  isWithTax?: true;
}

/** The terms that a plain text with digits gives: each number is what stands beside it says, and none is read twice. */
export function loanTermsIn(text: string): LoanTerms {
  const terms: LoanTerms = { amounts: [] };
  const rest = cutText(text);
  const { take, takeAmount } = rest;
  const income = takeIncome(rest, text);
  if (income > 0) terms.income = income;
  const dues = takeAmount(DUES, A_MONTH);
  if (dues > 0) terms.dues = dues;
  const debts = [takeAmount(DEBTS), takeAmount(DEBTS)].filter(
    (debt) => debt >= LEAST_DEBT && debt < A_MONTH.most,
  );
  if (debts.length > 0) terms.debts = debts.reduce((sum, debt) => sum + debt);
  const fee = take(FEE);
  if (fee) terms.fee = Number(fee[1] ?? fee[2]);
  const taxes = takeAmount(TAXES, { most: MOST_TAXES });
  if (taxes > 0) terms.taxes = taxes;
  if (WITH_TAX.test(text)) terms.isWithTax = true;
  const extra = takeAmount(EXTRA, { most: A_MONTH.most });
  if (extra > 0) terms.extra = extra;
  const own = takeAmount(OWN);
  if (own > 0) terms.own = own;
  const ownShare = ownShareDown(text);
  if (ownShare !== null) terms.ownShare = ownShare;
  const rent = takeAmount(RENT, A_MONTH);
  const payment = takeAmount(A_MONTH_PAID, PAID) || takeAmount(PAYMENT, { ...PAID, most: A_MONTH.most });
  if (payment > 0) terms.payment = payment;
  if (!fee && !isOfPrice(text)) Object.assign(terms, twoRatesIn(text, rest));
  const named = terms.otherRate === undefined ? takeNamedRate(rest, text) : null;
  const down = takeDownPayment(rest);
  if (down) terms.down = down;
  const owed = takeAmount(OWED) || (SELLS.test(text) ? takeAmount(OLD_LOAN) : 0);
  if (owed > 0) terms.owed = inThousands(owed);
  const worth = take(WORTH);
  if (terms.otherYears === undefined) Object.assign(terms, loanYears(text));
  if (asksRentToCover(text)) terms.costs = monthlyCosts(text);
  const owner = SINGLE.test(text) ? 'single' : MARRIED.test(text) ? 'married' : null;
  if (owner && OF_GAIN.test(text) && !WIDOWED.test(text)) terms.owner = owner;
  const size = SIZE.exec(text);
  if (size) terms.size = Number(size[1]);
  if (terms.otherRate === undefined) {
    const hasTerms = (terms.years ?? terms.payment) !== undefined;
    Object.assign(terms, percentsIn(rest, text, named, { hasDown: down !== null, hasTerms }));
  }
  if (terms.fee !== undefined && terms.rate === undefined) terms.percent ??= terms.fee;
  const isOfLoan = terms.years !== undefined || down !== null;
  const rate = terms.rate === undefined && isOfLoan ? take(BARE_RATE) : null;
  if (rate) terms.rate = Number(rate[1]);
  const past = OF_GAIN.test(text) ? saleTermsIn(rest) : null;
  if (past) {
    terms.bought = past.bought;
    if (past.improved !== undefined) terms.improved = past.improved;
  }
  const sale = take(SALE);
  terms.amounts = [...rest.left().matchAll(AMOUNT)]
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
  // "my rent is 2000 a month, what can I buy"
  else if (rent > 0 && RENT_A_MONTH.test(text)) terms.payment ??= rent;
  return terms;
}

const AMOUNT = new RegExp(
  `(?<![\\w.])${NUMBER}(?! ?(?:%|percent|por ciento|beds?|baths?|br|sq|square|years?|anos|acres?|days|(?:dollars |in |of |en |de )?(?:concessions?|credits?|repairs?|points?|rent|dues|fees?|reparaciones|concesiones|creditos?|puntos?|renta|cuotas)\\b|(?:dollars )?(?:more|less|higher|lower|over|under|above|below|apart|off|short|low|high|cheaper|difference|gap|mas|menos)\\b(?! \\$?\\d)))`,
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
/** "Property taxes under 5000" are what the tax comes to. */
const TAXES = new RegExp(
  `\\btax(?:es)? (?:bills? )?(?:(?:are|is|of|about|around|under|below|over|above|up to|less than|more than|at most|at least|no more than) )+${NUMBER}`,
);
const MOST_TAXES = 20_000;
const SELLS = /\b(?:sell|sells|selling|sold|sale|vend\w+|net)\b/;
/** "A 240k loan", of somebody who sells */
const OLD_LOAN = new RegExp(
  `${NUMBER} (?:loan|mortgage|payoff|balance|left on|still owed|owed|de (?:hipoteca|deuda))\\b|\\b(?:loan|mortgage|hipoteca)(?: (?:is|of|balance|left|de|for|at))* ${NUMBER}`,
);
const A_MONTH_PAID = new RegExp(`${NUMBER} ?(?:(?:a|per|each|every) month|al mes|por mes|mensuales)\\b`);
/** "A 2100 payment": what is more than a month may cost is the loan. */
const PAYMENT = new RegExp(
  `${NUMBER} ?(?:monthly|month|mo|mensual|payment|mortgage payment)\\b|\\b(?:payment|pago|mensualidad)(?: (?:is|was|of|de|es))+ ${NUMBER}(?! ?(?:%|percent))`,
);
const PAID = { least: 100, most: 100_000 };
const OWED = new RegExp(
  `\\b(?:owe|owing|owed|payoff|pay off|mortgage (?:balance|of)|balance of|debo)(?: (?:of|is|about|still|on it|around|de))* ${NUMBER}`,
);
const MARRIED =
  /\b(?:married|my (?:wife|husband|spouse)|(?:wife|husband) and i|jointly|casad[oa]s?|mi (?:espos[oa]|marido))\b/;
const SINGLE =
  /\b(?:just me|only me|only my name|single(?! (?:family|story|level|floor))|(?:not|never|no longer) married|unmarried|(?<!not (?:yet )?)divorced|solter[oa]|solo yo|no (?:estoy|soy) casad[oa]|divorciad[oa])\b/;
/** For two years a widow may exclude as much as a couple. */
const WIDOWED =
  /\b(?:widow(?:s|ed|er)?|viud[oa]|(?:wife|husband|spouse|espos[oa]|marido) (?:has |just )?(?:died|passed|murio|fallecio)|(?:late|deceased) (?:wife|husband|spouse))\b/;
/** "Monthly for 275000, 15 years, 5.9" */
const BARE_RATE =
  /(?<![\d.$])(\d\.\d{1,3})(?![\d.]| ?(?:%|(?:percent|por ciento|k|m|million|mil|baths?|acres?|miles?)\b))/;
/** "If I sell for 525" is $525,000. */
const SALE = new RegExp(
  `\\b(?:(?:sell|sells|selling|sold|list|listed|listing|vendo|vende|vender)(?: (?:it|the house|the place|my (?:house|home|place|condo)|la casa|mi casa))? (?:for|at|en|por)|(?:it is|is|house|home|condo|place|it) worth|valued at|appraised (?:at|for)|vale)(?: (?:about|around|maybe|roughly|unos|como))* ${NUMBER}(?! ?(?:%|percent))`,
);
/** "My house is worth maybe 390" */
const WORTH = new RegExp(
  `\\b(?:worth|valued at|appraised (?:at|for)|vale)(?: (?:maybe|about|around|like|probably|roughly|some|unos|como))* ${NUMBER}`,
);
/** "Bought in 2019" names no dollars. */
const YEAR_ALONE = /^(?:1[89]|20)\d\d$/;
const RENT_A_MONTH = /\b(?:a|per|al) (?:month|mes)\b/;
const SIZE = /\b(\d{3,5}) ?(?:sq|square) ?(?:ft|feet|foot|pies)?/;
/** A purchase is told for the gain on it. */
const OF_GAIN = /\b(?:gains?|tax(?:es|ed)?|profit|ganancia|impuestos?)\b/;
const LEAST_AMOUNT = 1_000;
const LEAST_DEBT = 50;
