import { grouped } from '../../figures/grouped.ts';
import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Figure } from '../dialogue/dialogue.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Answer, Sources } from './answer.ts';
import { incomeText, priceText } from './budget-sums.ts';
import { money } from './figures.ts';
import { exact, loanOf, loanText, monthlyPayment, paymentOn } from './loan-sums.ts';
import { equityText, exciseText, gainText, netText } from './sale-sums.ts';
import type { CalculationInput } from './sum-words.ts';

/**
 * Shows a calculation from the visitor's terms. Never assumes a rate.
 * @param home supplies the price if the terms have none; else null
 * @param area slug of the area that the price belongs to
 * @param asksDues whether association dues are requested as well
 */
export function sumAnswer(
  kind: SumKind,
  terms: LoanTerms,
  home: Property | null,
  area: string | undefined,
  asksDues: boolean,
  { words: { sums }, taxRates }: Sources,
): Answer & { result?: Figure } {
  const price = terms.amount ?? (home ? (dollarsOf(home) ?? undefined) : undefined);
  const isOutside = area !== undefined && taxRates.outsideCity.includes(area);
  const { text, links } = SUMS[kind];
  const size = terms.size ?? (terms.amount === undefined ? home?.squareFootage : undefined);
  const given: CalculationInput = {
    terms: { ...terms, ...(size && { size }) },
    price,
    isAsking: terms.amount === undefined,
    asksDues,
    taxRates: isOutside ? { ...taxRates, city: 0 } : taxRates,
    sums,
  };
  const result = resultOf(kind, given);
  return {
    text: text(given),
    links,
    ...(result && { result }),
    ...(lacksRate(kind, terms, price) && { suggestions: [...sums.rates] }),
    sources: ['sum', ...(home ? [`home:${home.id}`] : [])],
    ...(home && { home: home.id }),
  };
}

/** The result that arithmetic may go on with, as it is shown; null if it is not one figure. */
function resultOf(kind: SumKind, given: CalculationInput): Figure | null {
  const { price, taxRates } = given;
  if (kind === 'payment') {
    const value = monthlyPayment(given);
    return value === null ? null : { value: Number(value.toFixed(2)), per: 'month' };
  }
  if (kind === 'percent-of') {
    const share = shareOf(given);
    return share && { value: Math.round((share.whole * share.percent) / 100), per: null };
  }
  if (kind !== 'property-tax' || price === undefined) return null;
  return { value: Math.round((price / 10_000) * (taxRates.county + taxRates.city)), per: 'year' };
}

/** Whether only a rate is missing. */
function lacksRate(kind: SumKind, { rate, payment, income }: LoanTerms, price: number | undefined): boolean {
  if (rate !== undefined) return false;
  if (kind === 'price-from-payment') return (payment ?? income) !== undefined;
  return (kind === 'payment' || kind === 'income-for-price') && price !== undefined;
}

function propertyTaxText({ price, isAsking, taxRates, sums }: CalculationInput): string {
  if (price === undefined) return sums.needs['property-tax'];
  const { county, city } = taxRates;
  const of = (rate: number) => (price / 100) * (rate / 100);
  return city === 0
    ? sums.countyTax(money(price), money(of(county)), taxRates, isAsking)
    : sums.propertyTax(
        money(price),
        exact(of(county)),
        exact(of(city)),
        money(of(county + city)),
        taxRates,
        isAsking,
      );
}

function rentToCoverText({ terms, sums }: CalculationInput): string {
  const costs = costsOf(terms);
  if (costs.length === 0) return sums.needs['rent-to-cover'];
  return sums.rentToCover(added(costs));
}

/** "$1,480 + $310 = $1,790" */
function added(amounts: readonly number[]): string {
  const total = money(amounts.reduce((sum, one) => sum + one));
  return amounts.length > 1 ? `${amounts.map(money).join(' + ')} = ${total}` : total;
}

function cashFlowText({ terms, price, sums }: CalculationInput): string {
  const { rent, rate, payment, insurance, setAside = 0 } = terms;
  const isLoan = rate !== undefined && price !== undefined && payment === undefined;
  const loan = isLoan ? [Math.round(paymentOn(loanOf(price, terms).amount, terms))] : [];
  const named = [...loan, ...costsOf(terms)];
  if (rent === undefined) return named.length > 0 ? sums.needsRent(added(named)) : sums.needs['cash-flow'];
  if (named.length === 0) return sums.needsCosts(money(rent));
  const costs = [...named, ...(setAside > 0 ? [Math.round((rent * setAside) / 100)] : [])];
  const left = costs.reduce((sum, cost) => sum - cost, rent);
  return sums.cashFlow(
    `${[rent, ...costs].map(money).join(' − ')} = ${money(left)}`,
    `${money(left)} × 12 = ${money(12 * left)}`,
    insurance !== undefined,
  );
}

/** The stated monthly costs a rent has to cover, in whole dollars, so that what is shown adds up. */
function costsOf({ costs, payment, dues }: LoanTerms): number[] {
  const stated = costs ? Object.values(costs).flat() : [payment, dues].flatMap((one) => one ?? []);
  return stated.map(Math.round);
}

function percentText(given: CalculationInput): string {
  const share = shareOf(given);
  if (!share) return given.sums.needs['percent-of'];
  const { whole, percent } = share;
  return given.sums.percentOf(`${money(whole)} × ${percent}% = ${money((whole * percent) / 100)}`);
}

function shareOf({ price, terms: { percent, rent } }: CalculationInput) {
  const whole = price ?? rent;
  return whole === undefined || percent === undefined ? null : { whole, percent };
}

function perFootText({ price, terms: { size }, sums }: CalculationInput): string {
  if (price === undefined || !size) return sums.needs['per-foot'];
  return sums.percentOf(`${money(price)} / ${grouped(size)} = ${money(Math.round(price / size))}`);
}

const SUMS: Record<SumKind, { text: (given: CalculationInput) => string; links: string[] }> = {
  payment: { text: (given) => loanText('payment', given), links: ['guideBuying', 'call'] },
  interest: { text: (given) => loanText('interest', given), links: ['guideBuying', 'call'] },
  'price-from-payment': { text: priceText, links: ['guideBuying', 'call'] },
  'income-for-price': { text: incomeText, links: ['guideBuying', 'call'] },
  'excise-tax': { text: exciseText, links: ['guideSelling'] },
  'property-tax': { text: propertyTaxText, links: ['call'] },
  net: { text: netText, links: ['guideSelling', 'sell'] },
  equity: { text: equityText, links: ['guideSelling', 'sell'] },
  gain: { text: gainText, links: ['guideSelling'] },
  'rent-to-cover': { text: rentToCoverText, links: ['call'] },
  'cash-flow': { text: cashFlowText, links: ['call'] },
  'per-foot': { text: perFootText, links: ['compare'] },
  'percent-of': { text: percentText, links: ['call'] },
};
