import { grouped } from '../../figures/grouped.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { money } from './figures.ts';
import type { AddedParts, CalculationInput, InterestParts, SumWords, TaxRates } from './sum-words.ts';

const USUAL_YEARS = 30;
/** Shares of gross income for housing, and for housing plus debts: the rule of thumb in the affordability entry. */
const USUAL_SHARE = 0.28;
const SHARE_WITH_DEBTS = 0.36;

/** The payment or total interest of a loan, or a comparison of two rates or terms. */
export function loanText(kind: 'payment' | 'interest', given: CalculationInput): string {
  const { terms, price, asksDues, taxRates, sums } = given;
  const { rate, otherRate, otherYears, extra } = terms;
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
  if (kind === 'interest' && extra === undefined)
    return sums.totalInterest({ ...ofLoan, terms: [interest(terms)] });
  const payment = paymentOn(loan.amount, terms);
  const text = sums.payment({
    ...partsOf(terms),
    ...ofLoan,
    payment: cents(payment),
    sum: paymentSum(money(loan.amount), terms),
    added: addedTo(payment, price, terms, taxRates),
  });
  return inOne(extra !== undefined && extraText(loan.amount, { ...terms, extra }, sums), text, dues);
}

/** The income needed for a price, given other debts. */
export function incomeText({ terms, price, sums }: CalculationInput): string {
  if (price === undefined) return sums.needs['income-for-price'];
  const loan = loanOf(price, terms);
  if (loan.amount <= 0) return sums.nothingToBorrow;
  if (terms.rate === undefined) return sums.needsRate(money(loan.amount), loan.from);
  const { dues = 0, taxes = 0, insurance = 0, debts = 0 } = terms;
  const housing = [paymentOn(loan.amount, terms), dues, taxes / 12, insurance].filter((one) => one > 0);
  const cost = housing.reduce((sum, one) => sum + one);
  const alone = cost / USUAL_SHARE;
  const withDebts = (cost + debts) / SHARE_WITH_DEBTS;
  const isByDebts = withDebts > alone;
  const parts = isByDebts ? [...housing, debts] : housing;
  const month = Math.max(alone, withDebts);
  return sums.incomeForPrice({
    ...partsOf(terms),
    from: loan.from,
    loan: money(loan.amount),
    payment: money(cost),
    year: money(12 * month),
    sum: `${parts.length > 1 ? `(${parts.map(money).join(' + ')})` : parts.map(money).join('')} / ${isByDebts ? '36%' : '28%'} = ${money(month)}`,
    isWithDebts: isByDebts,
  });
}

/** The affordable price for a payment or an income, in dollars; undefined without a rate or a payment. */
export function affordablePrice(terms: LoanTerms): number | undefined {
  const { payment } = paymentOrAffordable(terms);
  if (payment === 0 || terms.rate === undefined) return undefined;
  const loan = payment / paymentOn(1, terms);
  const share = shareDown(terms);
  return share > 0 ? (share < 1 ? loan / (1 - share) : undefined) : loan + ownMoney(terms);
}

/** The down payment as a share of the price if stated so; else 0. */
function shareDown({ down }: LoanTerms): number {
  return down && 'percent' in down ? down.percent / 100 : 0;
}

/** The buyer's own dollars in addition to the loan. */
function ownMoney({ down, own = 0 }: LoanTerms): number {
  return down && 'dollars' in down ? down.dollars : own;
}

/** Shows the affordable price for a payment or income, or says what is missing. */
export function priceText({ terms, sums }: CalculationInput): string {
  const { rate } = terms;
  const { payment, sum: incomeSum } = paymentOrAffordable(terms);
  const earned = incomeSum ? sums.ofIncome(incomeSum.usual, incomeSum.withDebts) : '';
  if (payment === 0) return earned ? `${earned} ${sums.debtsTakeAll}` : sums.needs['price-from-payment'];
  const own = ownMoney(terms);
  if (rate === undefined) return inOne(earned, sums.needsRateFor(money(payment), own > 0 ? money(own) : ''));
  const price = affordablePrice(terms);
  if (price === undefined) return sums.nothingToBorrow;
  const loan = payment / paymentOn(1, terms);
  const share = shareDown(terms);
  const ofShare = share > 0 && `${money(loan)} / ${Number((1 - share).toFixed(4))} = ${money(price)}`;
  const ofOwn = own > 0 && `${money(loan)} + ${money(own)} = ${money(price)}`;
  const text = sums.priceFromPayment({
    ...partsOf(terms),
    from: ofShare || ofOwn || '',
    loan: money(loan),
    payment: money(payment),
    price: money(price),
    sum: loanSum(money(payment), terms),
  });
  return inOne(earned, text);
}

function inOne(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** The stated payment, or the one an income allows after debts, with its calculation. */
function paymentOrAffordable({ payment, income = 0, debts = 0 }: LoanTerms): {
  payment: number;
  sum?: { usual: string; withDebts: string };
} {
  if (payment !== undefined || income === 0) return { payment: payment ?? 0 };
  const month = income / 12;
  const usual = month * USUAL_SHARE;
  const withDebts = month * SHARE_WITH_DEBTS - debts;
  return {
    payment: Math.max(0, Math.min(usual, withDebts)),
    sum: {
      usual: `${money(month)} × 28% = ${money(usual)}`,
      withDebts: debts > 0 ? `${money(month)} × 36% − ${money(debts)} = ${money(withDebts)}` : '',
    },
  };
}

/** The costs on top of principal and interest, stated or calculated; null if none. */
function addedTo(
  payment: number,
  price: number,
  { dues = 0, taxes, insurance = 0, isWithTax }: LoanTerms,
  { county, city, year }: TaxRates,
): AddedParts | null {
  const calculatedTax = isWithTax && taxes === undefined ? (price / 10_000) * (county + city) : 0;
  const tax = (taxes ?? calculatedTax) / 12;
  if (dues + tax + insurance === 0) return null;
  const said = (amount: number) => (amount > 0 ? money(amount) : '');
  return {
    dues: said(dues),
    tax: said(calculatedTax / 12),
    namedTax: said((taxes ?? 0) / 12),
    insurance: said(insurance),
    isOutsideCity: city === 0,
    taxFrom: `${money(price)} / 100 × $${Number(((county + city) / 100).toFixed(4))} / 12 = ${money(calculatedTax / 12)}`,
    year,
    total: cents(payment + dues + tax + insurance),
  };
}

/** The loan terms that the words of a calculation need. */
function partsOf({ rate = 0, years }: LoanTerms) {
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
function loanSum(payment: string, terms: LoanTerms): string {
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
  return 'dollars' in part ? part.dollars : (price * part.percent) / 100;
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
  const payment = paymentOn(loan, terms) + extra;
  const months = Math.ceil(
    monthly === 0 ? loan / payment : -Math.log(1 - (loan * monthly) / payment) / Math.log(1 + monthly),
  );
  return sums.withExtra({
    extra: money(extra),
    years: Math.floor(months / 12),
    months: months % 12,
    interest: `${cents(payment)} × ${months} − ${money(loan)} = ${money(payment * months - loan)}`,
    before: interestOn(loan, terms).interest,
  });
}

/** Dollars and cents. */
function cents(value: number): string {
  const [whole = '', part = ''] = value.toFixed(2).split('.');
  return `$${grouped(Number(whole))}.${part}`;
}
