import { grouped } from '../../figures/grouped.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { money } from './figures.ts';
import type { InterestParts, SumWords } from './sum-words.ts';

const USUAL_YEARS = 30;

/** What the words for a loan's sum need of its terms. */
export function partsOf({ rate = 0, years }: LoanTerms) {
  return {
    rate: `${rate}%`,
    years: String(years ?? USUAL_YEARS),
    months: String((years ?? USUAL_YEARS) * 12),
    note: years === undefined ? 'years' : '',
  };
}

/** How the payment comes of a loan. */
export function paymentSum(loan: string, terms: LoanTerms): string {
  const { months } = partsOf(terms);
  const monthly = monthlyRateOf(terms);
  return monthly === 0 ? `${loan} / ${months}` : `${loan} × ${monthly} / (1 − (1 + ${monthly})^−${months})`;
}

/** How the loan comes of a payment. */
export function loanSum(payment: string, terms: LoanTerms): string {
  const { months } = partsOf(terms);
  const monthly = monthlyRateOf(terms);
  return monthly === 0
    ? `${payment} × ${months}`
    : `${payment} × (1 − (1 + ${monthly})^−${months}) / ${monthly}`;
}

/** As it is shown in a sum. */
function monthlyRateOf({ rate = 0 }: LoanTerms): number {
  return Number((rate / 1_200).toFixed(7));
}

/** The loan on a price, less what is paid down. */
export function loanOf(price: number, { down }: LoanTerms): { amount: number; from: string } {
  const dollars = !down ? 0 : 'dollars' in down ? down.dollars : (price * down.percent) / 100;
  if (dollars === 0) return { amount: price, from: '' };
  return { amount: price - dollars, from: `${money(price)} − ${money(dollars)} = ${money(price - dollars)}` };
}

/** Principal and interest a month. */
export function paymentOn(
  loan: number,
  { rate = 0, years = USUAL_YEARS }: Pick<LoanTerms, 'rate' | 'years'>,
): number {
  const monthly = rate / 1_200;
  const months = years * 12;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** What a loan costs in interest over its years, each month paid as agreed. */
export function interestOn(loan: number, terms: LoanTerms): InterestParts {
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

/** Two rates of one loan side by side, with how far apart they are and when the lower one has paid for itself. */
export function twoRatesText(
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

/** What something extra each month does to a loan. */
export function extraText(loan: number, terms: LoanTerms, sums: SumWords): string {
  const { rate = 0, extra = 0 } = terms;
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
export function cents(value: number): string {
  const [whole = '', part = ''] = value.toFixed(2).split('.');
  return `$${grouped(Number(whole))}.${part}`;
}
