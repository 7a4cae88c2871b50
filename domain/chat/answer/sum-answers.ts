import { grouped } from '../../figures/grouped.ts';
import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Figure } from '../dialogue/dialogue.ts';
import type { Period } from '../values/arithmetic.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Answer, Sources } from './answer.ts';
import { affordablePrice, incomeShown, priceText } from './budget-sums.ts';
import { money } from './figures.ts';
import { exact, loanOf, loanText, monthlyPayment, paymentOn, totalOf, wholeInterest } from './loan-sums.ts';
import {
  downPaymentShown,
  loanShown,
  moneyLeftShown,
  offerShown,
  percentShown,
  rentForYieldShown,
  yieldShown,
} from './price-sums.ts';
import { equityShown, exciseShown, gainShown, netShown } from './sale-sums.ts';
import type { Calculated, CalculationInput } from './sum-words.ts';

/** What a calculation is made from. */
export interface SumOf {
  terms: LoanTerms;
  /** Supplies the price if the terms have none. */
  home: Property | null;
  /** Slug of the area that the price belongs to. */
  area: string | undefined;
  /** What the visitor would offer for the home. */
  offered?: number | undefined;
  /** The yield calculated last, in percent. */
  yieldBefore?: number | undefined;
  saysDown?: boolean;
  /** Whether association dues are requested as well. */
  asksDues: boolean;
}

/** Shows a calculation from the visitor's terms, with its result if that is one figure. Never assumes a rate. */
export function sumAnswer(
  kind: SumKind,
  { terms, home, area, offered, yieldBefore, saysDown = false, asksDues }: SumOf,
  { words: { sums }, taxRates }: Sources,
): Answer & { result?: Figure } {
  const asking = home ? (dollarsOf(home) ?? undefined) : undefined;
  const price = terms.amount ?? (kind === 'offer' ? asking : (offered ?? asking));
  const isOutside = area !== undefined && taxRates.outsideCity.includes(area);
  const { show, per, links } = SUMS[kind];
  const size = terms.size ?? (terms.amount === undefined ? home?.squareFootage : undefined);
  const { text, result } = show({
    terms: { ...terms, ...(size && { size }) },
    price,
    offered,
    yieldBefore,
    saysDown,
    isAsking: terms.amount === undefined,
    asksDues,
    taxRates: isOutside ? { ...taxRates, city: 0 } : taxRates,
    sums,
  });
  return {
    text,
    links,
    ...(typeof result === 'number' && { result: figureOf(kind, result, per, home) }),
    ...(lacksRate(kind, terms, price) && { suggestions: [...sums.rates] }),
    sources: ['sum', ...(home ? [`home:${home.id}`] : [])],
    ...(home && { home: home.id }),
  };
}

/** Shown with cents. */
const EXACT: ReadonlySet<SumKind> = new Set(['payment', 'property-tax'] satisfies SumKind[]);

/** A result as it is shown, which arithmetic may go on with. */
function figureOf(kind: SumKind, result: number, per: Period | null, home: Property | null): Figure {
  const isPercent = kind === 'yield';
  const value = EXACT.has(kind) ? Number(result.toFixed(2)) : Math.round(result);
  return {
    value: isPercent ? result : value,
    per,
    ...(isPercent && { isPercent: true as const }),
    ...(home && { home: home.id }),
  };
}

/** Whether only a rate is missing. */
function lacksRate(kind: SumKind, { rate, payment, income }: LoanTerms, price: number | undefined): boolean {
  if (rate !== undefined) return false;
  if (kind === 'price-from-payment') return (payment ?? income) !== undefined;
  return (kind === 'payment' || kind === 'income-for-price') && price !== undefined;
}

function propertyTaxShown({ price, isAsking, terms, taxRates, sums }: CalculationInput): Calculated {
  if (price === undefined) return { text: sums.needs['property-tax'] };
  if (terms.taxRate !== undefined) {
    const year = (price * terms.taxRate) / 100;
    const ofYear = `${money(price)} × ${terms.taxRate}% = ${exact(year)}`;
    return { text: sums.taxAtRate(ofYear, `${exact(year)} / 12 = ${exact(year / 12)}`), result: year };
  }
  const { county, city } = taxRates;
  const of = (rate: number) => (price / 100) * (rate / 100);
  const result = Math.round(of(county + city));
  const text =
    city === 0
      ? sums.countyTax(money(price), money(of(county)), taxRates, isAsking)
      : sums.propertyTax(money(price), exact(of(county)), exact(of(city)), money(result), taxRates, isAsking);
  return { text, result };
}

function rentToCoverShown({ terms, sums }: CalculationInput): Calculated {
  const costs = costsOf(terms);
  if (costs.length === 0) return { text: sums.needs['rent-to-cover'] };
  return { text: sums.rentToCover(added(costs)), result: totalOf(costs) };
}

/** "$1,480 + $310 = $1,790" */
function added(amounts: readonly number[]): string {
  const total = money(totalOf(amounts));
  return amounts.length > 1 ? `${amounts.map(money).join(' + ')} = ${total}` : total;
}

function cashFlowShown({ terms, price, sums }: CalculationInput): Calculated {
  const { rent, rate, payment, insurance, setAside = 0 } = terms;
  const isLoan = rate !== undefined && price !== undefined && payment === undefined;
  const loan = isLoan ? [Math.round(paymentOn(loanOf(price, terms).amount, terms))] : [];
  const named = [...loan, ...costsOf(terms)];
  if (rent === undefined)
    return { text: named.length > 0 ? sums.needsRent(added(named)) : sums.needs['cash-flow'] };
  if (named.length === 0) return { text: sums.needsCosts(money(rent)) };
  const costs = [...named, ...(setAside > 0 ? [Math.round((rent * setAside) / 100)] : [])];
  const left = rent - totalOf(costs);
  const text = sums.cashFlow(
    `${[rent, ...costs].map(money).join(' − ')} = ${money(left)}`,
    `${money(left)} × 12 = ${money(12 * left)}`,
    insurance !== undefined,
  );
  return { text, result: left };
}

/** The stated monthly costs a rent has to cover, in whole dollars, so that what is shown adds up. */
function costsOf({ costs, payment, dues }: LoanTerms): number[] {
  const stated = costs ? Object.values(costs).flat() : [payment, dues].flatMap((one) => one ?? []);
  return stated.map(Math.round);
}

function perFootShown({ price, terms: { size }, sums }: CalculationInput): Calculated {
  if (price === undefined || !size) return { text: sums.needs['per-foot'] };
  const result = Math.round(price / size);
  return { text: sums.percentOf(`${money(price)} / ${grouped(size)} = ${money(result)}`), result };
}

interface Sum {
  show: (given: CalculationInput) => Calculated;
  /** What the result is paid for each. */
  per: Period | null;
  links: string[];
}

const BUYING = ['guideBuying', 'call'];
const SELLING = ['guideSelling', 'sell'];
const SUMS: Record<SumKind, Sum> = {
  payment: {
    show: (given) => ({ text: loanText('payment', given), result: monthlyPayment(given) }),
    per: 'month',
    links: BUYING,
  },
  interest: {
    show: (given) => ({ text: loanText('interest', given), result: wholeInterest(given) }),
    per: null,
    links: BUYING,
  },
  'price-from-payment': {
    show: (given) => ({ text: priceText(given), result: affordablePrice(given.terms) }),
    per: null,
    links: BUYING,
  },
  'income-for-price': { show: incomeShown, per: 'year', links: BUYING },
  'excise-tax': { show: exciseShown, per: null, links: ['guideSelling'] },
  'property-tax': { show: propertyTaxShown, per: 'year', links: ['call'] },
  net: { show: netShown, per: null, links: SELLING },
  equity: { show: equityShown, per: null, links: SELLING },
  gain: { show: gainShown, per: null, links: ['guideSelling'] },
  'rent-to-cover': { show: rentToCoverShown, per: 'month', links: ['call'] },
  'cash-flow': { show: cashFlowShown, per: 'month', links: ['call'] },
  'per-foot': { show: perFootShown, per: null, links: ['compare'] },
  'percent-of': { show: percentShown, per: null, links: ['call'] },
  'down-payment': { show: downPaymentShown, per: null, links: BUYING },
  loan: { show: loanShown, per: null, links: BUYING },
  offer: { show: offerShown, per: null, links: BUYING },
  yield: { show: yieldShown, per: null, links: ['call'] },
  'rent-for-yield': { show: rentForYieldShown, per: 'month', links: ['call'] },
  'money-left': { show: moneyLeftShown, per: null, links: BUYING },
};
