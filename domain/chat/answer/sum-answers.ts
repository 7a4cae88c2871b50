import { grouped } from '../../figures/grouped.ts';
import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { SumKind } from '../values/asked-sum.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Answer, Sources } from './answer.ts';
import { money } from './figures.ts';
import {
  cents,
  extraText,
  interestOn,
  loanOf,
  loanSum,
  partsOf,
  paymentOn,
  paymentSum,
  twoRatesText,
} from './loan-sums.ts';
import type { AddedParts, SumWords, TaxRates } from './sum-words.ts';

/** G.S. 105-228.30: one dollar on each five hundred or part of it. */
const EXCISE_STEP = 500;
/** Of gross income for housing, and for housing and debts: the rule of thumb that the entry on what one can afford tells. */
const USUAL_SHARE = 0.28;
const SHARE_WITH_DEBTS = 0.36;
/** 26 U.S.C. 121 */
const EXCLUDED = { single: 250_000, married: 500_000 };

/**
 * A sum in the open, from what the visitor gave and never from a rate nobody gave.
 * @param home whose price may stand in
 * @param area in which the price is asked about, by slug
 * @param asksDues whether the dues of an association are asked for beside
 */
export function sumAnswer(
  kind: SumKind,
  terms: LoanTerms,
  home: Property | null,
  area: string | undefined,
  asksDues: boolean,
  sources: Sources,
): Answer {
  const price = terms.amount ?? (home ? (dollarsOf(home) ?? undefined) : undefined);
  const isOfHome = home !== null && terms.amount === undefined;
  return {
    text: sumText(kind, terms, price, { isAsking: terms.amount === undefined, area, asksDues }, sources),
    links: LINKS[kind],
    ...(lacksRate(kind, terms, price) && { suggestions: [...sources.words.sums.rates] }),
    sources: ['sum', ...(isOfHome ? [`home:${home.id}`] : [])],
    ...(isOfHome && { home: home.id }),
  };
}

/** Only a rate is missing. */
function lacksRate(kind: SumKind, { rate, payment, income }: LoanTerms, price: number | undefined): boolean {
  if (rate !== undefined) return false;
  if (kind === 'price-from-payment') return (payment ?? income) !== undefined;
  return kind === 'payment' && price !== undefined;
}

const LINKS: Record<SumKind, string[]> = {
  payment: ['guideBuying', 'call'],
  interest: ['guideBuying', 'call'],
  'price-from-payment': ['guideBuying', 'call'],
  'excise-tax': ['guideSelling'],
  'property-tax': ['call'],
  net: ['guideSelling', 'sell'],
  equity: ['guideSelling', 'sell'],
  gain: ['guideSelling'],
  'rent-to-cover': ['call'],
  'per-foot': ['compare'],
  'percent-of': ['call'],
};

function sumText(
  kind: SumKind,
  terms: LoanTerms,
  price: number | undefined,
  { isAsking, area, asksDues }: { isAsking: boolean; area: string | undefined; asksDues: boolean },
  { words, taxRates }: Sources,
): string {
  const { sums } = words;
  switch (kind) {
    case 'payment':
    case 'interest': {
      if (price === undefined)
        return terms.rate === undefined ? sums.needs[kind] : sums.needsAmount(`${terms.rate}%`);
      const loan = loanOf(price, terms);
      if (loan.amount <= 0) return sums.nothingToBorrow;
      if (terms.rate === undefined)
        return [
          sums.needsRate(money(loan.amount), loan.from),
          asksDues && terms.dues === undefined ? sums.duesUnknown : '',
        ]
          .filter(Boolean)
          .join(' ');
      const { rate } = partsOf(terms);
      const sum = { loan: money(loan.amount), rate, from: loan.from };
      const { otherRate } = terms;
      if (otherRate !== undefined) return twoRatesText(loan, { ...terms, otherRate }, sums);
      const interest = (over: LoanTerms) => sums.interest(interestOn(loan.amount, over));
      if (terms.otherYears !== undefined) {
        const other = { ...terms, years: terms.otherYears };
        return sums.twoTerms({ ...sum, terms: [interest(terms), interest(other)] });
      }
      if (kind === 'interest') return sums.totalInterest({ ...sum, terms: [interest(terms)] });
      const payment = paymentOn(loan.amount, terms);
      const isOutside = area !== undefined && taxRates.outsideCity.includes(area);
      const text = sums.payment({
        ...partsOf(terms),
        ...loan,
        loan: money(loan.amount),
        payment: cents(payment),
        price: '',
        sum: paymentSum(money(loan.amount), terms),
        added: addedTo(payment, price, terms, isOutside ? { ...taxRates, city: 0 } : taxRates),
      });
      return [
        terms.extra !== undefined && extraText(loan.amount, terms, sums),
        text,
        asksDues && terms.dues === undefined && sums.duesUnknown,
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'price-from-payment': {
      const { payment, earned } = carried(terms, sums);
      if (payment === 0) return earned ? `${earned} ${sums.debtsTakeAll}` : sums.needs['price-from-payment'];
      const own = terms.down && 'dollars' in terms.down ? terms.down.dollars : (terms.own ?? 0);
      if (terms.rate === undefined)
        return [earned, sums.needsRateFor(money(payment), own > 0 ? money(own) : '')]
          .filter(Boolean)
          .join(' ');
      const loan = payment / paymentOn(1, terms);
      const share = terms.down && 'percent' in terms.down ? terms.down.percent / 100 : 0;
      if (share >= 1) return sums.nothingToBorrow;
      const priced = share > 0 ? loan / (1 - share) : loan + own;
      const from =
        share > 0
          ? `${money(loan)} / ${Number((1 - share).toFixed(4))} = ${money(priced)}`
          : own > 0
            ? `${money(loan)} + ${money(own)} = ${money(priced)}`
            : '';
      const text = sums.priceFromPayment({
        ...partsOf(terms),
        from,
        loan: money(loan),
        payment: money(payment),
        price: money(priced),
        sum: loanSum(money(payment), terms),
        added: null,
      });
      return [earned, text].filter(Boolean).join(' ');
    }
    case 'excise-tax': {
      if (price === undefined) return sums.needs['excise-tax'];
      return sums.exciseTax(money(price), money(exciseOn(price)));
    }
    case 'property-tax': {
      if (price === undefined) return sums.needs['property-tax'];
      const of = (rate: number) => (price / 100) * (rate / 100);
      if (area && taxRates.outsideCity.includes(area))
        return sums.countyTax(money(price), money(of(taxRates.county)), taxRates, isAsking);
      return sums.propertyTax(
        money(price),
        money(of(taxRates.county)),
        money(of(taxRates.city)),
        money(of(taxRates.county + taxRates.city)),
        taxRates,
        isAsking,
      );
    }
    case 'net': {
      const sale = terms.amounts[0] ?? price;
      if (sale === undefined)
        return terms.owed === undefined ? sums.needs.net : sums.needsSale(money(terms.owed));
      const owed = terms.owed ?? 0;
      const excise = exciseOn(sale);
      const fees = (sale * (terms.fee ?? 0)) / 100;
      const parts = [
        owed > 0 ? `− ${money(owed)} ${sums.owed}` : '',
        fees > 0 ? `− ${money(fees)} ${sums.fees(`${terms.fee}%`)}` : '',
        `− ${money(excise)} ${sums.excise}`,
      ];
      return sums.net(
        money(sale),
        parts.filter(Boolean).join(' '),
        money(sale - owed - fees - excise),
        fees > 0,
      );
    }
    case 'equity': {
      if (price === undefined || terms.owed === undefined) return sums.needs.equity;
      return sums.equity(`${money(price)} − ${money(terms.owed)} = ${money(price - terms.owed)}`);
    }
    case 'gain': {
      const { bought, improved = 0 } = terms;
      if (price === undefined || bought === undefined) return sums.needs.gain;
      const less = [bought, ...(improved > 0 ? [improved] : [])].map((one) => `− ${money(one)}`).join(' ');
      const gain = price - bought - improved;
      const excluded = terms.owner ? EXCLUDED[terms.owner] : 0;
      const over = gain > excluded ? `${money(gain)} − ${money(excluded)} = ${money(gain - excluded)}` : '';
      return sums.gain({
        sum: `${money(price)} ${less} = ${money(gain)}`,
        excluded: excluded > 0 ? money(excluded) : '',
        over,
      });
    }
    case 'rent-to-cover': {
      const { costs = [], payment, dues } = terms;
      const named = costs.length > 0 ? costs : [payment, dues].flatMap((one) => one ?? []);
      if (named.length === 0) return sums.needs['rent-to-cover'];
      const total = money(named.reduce((sum, one) => sum + one));
      return sums.rentToCover(named.length > 1 ? `${named.map(money).join(' + ')} = ${total}` : total);
    }
    case 'percent-of': {
      const { percent } = terms;
      if (price === undefined || percent === undefined) return sums.needs['percent-of'];
      return sums.percentOf(`${money(price)} × ${percent}% = ${money((price * percent) / 100)}`);
    }
    case 'per-foot': {
      if (price === undefined || !terms.size) return sums.needs['per-foot'];
      return sums.percentOf(
        `${money(price)} / ${grouped(terms.size)} = ${money(Math.round(price / terms.size))}`,
      );
    }
  }
}

/** The payment that was named, or that an income carries beside the debts, with how it comes about. */
function carried(
  { payment, income = 0, debts = 0 }: LoanTerms,
  sums: SumWords,
): { payment: number; earned: string } {
  if (payment !== undefined || income === 0) return { payment: payment ?? 0, earned: '' };
  const month = income / 12;
  const usual = month * USUAL_SHARE;
  const withDebts = month * SHARE_WITH_DEBTS - debts;
  const earned = sums.ofIncome(
    `${money(month)} × 28% = ${money(usual)}`,
    debts > 0 ? `${money(month)} × 36% − ${money(debts)} = ${money(withDebts)}` : '',
  );
  return { payment: Math.max(0, Math.min(usual, withDebts)), earned };
}

/** What was named, or can be worked out, on top of principal and interest; null without any. */
function addedTo(
  payment: number,
  price: number,
  { dues = 0, isWithTax }: Pick<LoanTerms, 'dues' | 'isWithTax'>,
  { county, city, year }: TaxRates,
): AddedParts | null {
  const yearly = isWithTax ? (price / 10_000) * (county + city) : 0;
  if (dues + yearly === 0) return null;
  return {
    dues: dues > 0 ? money(dues) : '',
    tax: yearly > 0 ? money(yearly / 12) : '',
    isOutsideCity: city === 0,
    taxFrom: `${money(price)} / 100 × $${Number(((county + city) / 100).toFixed(4))} / 12 = ${money(yearly / 12)}`,
    year,
    total: cents(payment + dues + yearly / 12),
  };
}

function exciseOn(price: number): number {
  return Math.ceil(price / EXCISE_STEP);
}
