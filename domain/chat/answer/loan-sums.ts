import { grouped } from '../../figures/grouped.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { money } from './figures.ts';
import type {
  AddedParts,
  CalculationInput,
  InterestParts,
  StatedCosts,
  SumWords,
  TaxRates,
} from './sum-words.ts';

const USUAL_YEARS = 30;

/** The payment or total interest of a loan, or a comparison of two rates or terms. */
export function loanText(kind: 'payment' | 'interest', given: CalculationInput): string {
  const { terms, price, asksDues, taxRates, sums } = given;
  const { rate, otherRate, otherYears, extra = 0 } = terms;
  if (price === undefined) return rate === undefined ? sums.needs[kind] : sums.needsAmount(`${rate}%`);
  const loan = loanOf(price, terms);
  if (loan.amount <= 0) return sums.nothingToBorrow;
  const dues = asksDues && terms.dues === undefined && sums.duesUnknown;
  if (rate === undefined) return inOne(sums.needsRate(money(loan.amount), loan.from), dues);
  if (otherRate !== undefined) return twoRatesText(loan, { ...terms, otherRate }, sums);
  const ofLoan = { loan: money(loan.amount), rate: `${rate}%`, from: loan.from };
  const interest = (over: LoanTerms) => sums.interest(interestOn(loan.amount, over));
  if (otherYears !== undefined)
    return sums.twoTerms({ ...ofLoan, terms: [interest(terms), interest({ ...terms, years: otherYears })] });
  if (kind === 'interest' && extra === 0) return sums.totalInterest({ ...ofLoan, terms: [interest(terms)] });
  const payment = paymentOn(loan.amount, terms);
  const text = sums.payment({
    ...partsOf(terms),
    ...ofLoan,
    payment: cents(payment),
    sum: paymentSum(money(loan.amount), terms),
    added: addedTo(payment, price, terms, taxRates),
  });
  return inOne(extra > 0 && extraText(loan.amount, { ...terms, extra }, sums), text, dues);
}

/** The monthly payment with the costs stated on top; null if a term is missing or two loans are compared. */
export function monthlyPayment({ terms, price, taxRates }: CalculationInput): number | null {
  const { rate, otherRate, otherYears } = terms;
  if (price === undefined || rate === undefined || (otherRate ?? otherYears) !== undefined) return null;
  const loan = loanOf(price, terms);
  if (loan.amount <= 0) return null;
  return paymentOn(loan.amount, terms) + costsOnTop(price, terms, taxRates).all;
}

/** The interest over the whole term; null if a term is missing, or more than one loan is shown. */
export function wholeInterest({ terms, price }: CalculationInput): number | null {
  const { rate, otherRate, otherYears, extra = 0 } = terms;
  if (price === undefined || rate === undefined || (otherRate ?? otherYears) !== undefined || extra > 0)
    return null;
  const loan = loanOf(price, terms).amount;
  return loan > 0
    ? Number(paymentOn(loan, terms).toFixed(2)) * (terms.years ?? USUAL_YEARS) * 12 - loan
    : null;
}

/** The sum of some amounts; 0 of none. */
export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}

/** Joins the sentences that there are. */
export function inOne(...sentences: (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** The costs on top of principal and interest, stated or calculated; null if none. */
function addedTo(payment: number, price: number, terms: LoanTerms, taxRates: TaxRates): AddedParts | null {
  const { county, city, year } = taxRates;
  const { calculatedTax, all } = costsOnTop(price, terms, taxRates);
  if (all === 0) return null;
  return {
    ...statedCosts(terms),
    tax: calculatedTax > 0 ? money(calculatedTax / 12) : '',
    isOutsideCity: city === 0,
    taxFrom: `${money(price)} / 100 × $${Number(((county + city) / 100).toFixed(4))} / 12 = ${money(calculatedTax / 12)}`,
    year,
    total: cents(payment + all),
  };
}

/** The monthly costs on top of principal and interest, and the property tax of a year if it is calculated. */
function costsOnTop(price: number, terms: LoanTerms, { county, city }: TaxRates) {
  const { dues = 0, taxes, insurance = 0, isWithTax } = terms;
  const calculatedTax = isWithTax && taxes === undefined ? (price / 10_000) * (county + city) : 0;
  return { calculatedTax, all: dues + (taxes ?? calculatedTax) / 12 + insurance };
}

/** The stated costs, for the words that say what is not in a calculation. */
export function statedCosts({ dues = 0, taxes = 0, insurance = 0 }: LoanTerms): StatedCosts {
  const said = (amount: number) => (amount > 0 ? money(amount) : '');
  return { dues: said(dues), namedTax: said(taxes / 12), insurance: said(insurance) };
}

/** The loan terms that the words of a calculation need. */
export function partsOf({ rate = 0, years }: LoanTerms) {
  return {
    rate: `${rate}%`,
    years: String(years ?? USUAL_YEARS),
    months: String((years ?? USUAL_YEARS) * 12),
    note: years === undefined ? 'years' : '',
  };
}

/** The formula of the payment for a loan. */
function paymentSum(loan: string, terms: LoanTerms): string {
  const { months } = partsOf(terms);
  const monthly = monthlyRateOf(terms);
  return monthly === 0 ? `${loan} / ${months}` : `${loan} × ${monthly} / (1 − (1 + ${monthly})^−${months})`;
}

/** The formula of the loan for a payment. */
export function loanSum(payment: string, terms: LoanTerms): string {
  const { months } = partsOf(terms);
  const monthly = monthlyRateOf(terms);
  return monthly === 0
    ? `${payment} × ${months}`
    : `${payment} × (1 − (1 + ${monthly})^−${months}) / ${monthly}`;
}

/** The monthly rate as shown in the calculation. */
function monthlyRateOf({ rate = 0 }: LoanTerms): number {
  return Number((rate / 1_200).toFixed(7));
}

/** The loan for a price after the down payment. @returns with its calculation from the price; '' without a down payment */
export function loanOf(
  price: number,
  { down, own = 0, ownShare = 1 }: Pick<LoanTerms, 'down' | 'own' | 'ownShare'>,
): { amount: number; from: string } {
  const dollars = down ? dollarsOf(down, price) : Math.round(own * ownShare);
  if (dollars === 0) return { amount: price, from: '' };
  return { amount: price - dollars, from: `${money(price)} − ${money(dollars)} = ${money(price - dollars)}` };
}

/** A down payment in dollars. */
export function dollarsOf(part: LoanTerms['down'], price: number): number {
  if (!part) return 0;
  return 'dollars' in part ? part.dollars : (price * part.percent) / 100 + (part.plus ?? 0);
}

/** Monthly principal and interest. */
export function paymentOn(
  loan: number,
  { rate = 0, years = USUAL_YEARS }: Pick<LoanTerms, 'rate' | 'years'>,
): number {
  const monthly = rate / 1_200;
  const months = years * 12;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** Total interest of a loan over its term. */
function interestOn(loan: number, terms: LoanTerms): InterestParts {
  const { years, months, note } = partsOf(terms);
  const payment = Number(paymentOn(loan, terms).toFixed(2));
  const interest = payment * Number(months) - loan;
  return {
    years,
    note,
    payment: cents(payment),
    interest: money(interest),
    sum: `${cents(payment)} × ${months} − ${money(loan)} = ${money(interest)}`,
  };
}

/** Compares two rates: their difference, and when the lower one has paid for itself. */
function twoRatesText(
  loan: { amount: number; from: string },
  terms: LoanTerms & { otherRate: number },
  sums: SumWords,
): string {
  const { years, otherYears = years, points = 0 } = terms;
  const offers = [
    { rate: terms.rate ?? 0, ...(years !== undefined && { years }) },
    { rate: terms.otherRate, ...(otherYears !== undefined && { years: otherYears }) },
  ];
  const [one = 0, other = 0] = offers.map((offer) => Number(paymentOn(loan.amount, offer).toFixed(2)));
  const [more, less] = one > other ? [one, other] : [other, one];
  const cost = terms.cost ?? (loan.amount * points) / 100;
  const isWeighed = cost > 0 && more > less && otherYears === years;
  return sums.twoRates({
    loan: money(loan.amount),
    from: loan.from,
    years: otherYears === years ? String(years ?? USUAL_YEARS) : '',
    offers: offers.map((offer) => {
      const costs = interestOn(loan.amount, { ...offer, amounts: [] });
      return sums.atRate(`${offer.rate}%`, otherYears === years ? costs.payment : sums.interest(costs));
    }),
    apart: `${cents(more)} − ${cents(less)} = ${cents(more - less)}`,
    evenAfter: isWeighed ? `${money(cost)} / ${cents(more - less)} = ${Math.ceil(cost / (more - less))}` : '',
  });
}

/** The effect of an extra monthly payment. */
function extraText(loan: number, terms: LoanTerms & { extra: number }, sums: SumWords): string {
  const { rate = 0, extra } = terms;
  const monthly = rate / 1_200;
  const payment = Number((paymentOn(loan, terms) + extra).toFixed(2));
  const lastMonth = (terms.years ?? USUAL_YEARS) * 12 - 1;
  let [balance, months] = [loan, 0];
  // a payment rounded down to cents may not even pay the interest
  for (; balance * (1 + monthly) > payment && months < lastMonth; months += 1)
    balance = balance * (1 + monthly) - payment;
  // the last month pays what is left
  const last = balance * (1 + monthly);
  const whole = months > 0 ? `${cents(payment)} × ${months} + ` : '';
  return sums.withExtra({
    extra: money(extra),
    years: Math.floor((months + 1) / 12),
    months: (months + 1) % 12,
    interest: `${whole}${cents(last)} − ${money(loan)} = ${money(payment * months + last - loan)}`,
    before: interestOn(loan, terms).interest,
  });
}

/** In dollars, with cents unless they are whole. */
export function exact(value: number): string {
  return Math.abs(value - Math.round(value)) < 0.005 ? money(value) : cents(value);
}

/** Dollars and cents. */
function cents(value: number): string {
  const [whole = '', part = ''] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '−' : ''}$${grouped(Number(whole))}.${part}`;
}
