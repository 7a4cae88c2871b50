import { grouped } from '../../figures/grouped.ts';
import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { SumKind } from '../values/asked-sum.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Answer, Sources } from './answer.ts';
import { money } from './figures.ts';
import { cents, extraText, interestOn, loanOf, partsOf, paymentOn, twoRatesText } from './loan-sums.ts';
import type { AddedParts, TaxRates } from './sum-words.ts';

/** G.S. 105-228.30: one dollar on each five hundred or part of it. */
const EXCISE_STEP = 500;
/** Of gross income for housing: the rule of thumb that the entry on what one can afford tells. */
const USUAL_SHARE = 0.28;

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
    sources: ['sum', ...(isOfHome ? [`home:${home.id}`] : [])],
    ...(isOfHome && { home: home.id }),
  };
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
      if (price === undefined) return sums.needs[kind];
      const loan = loanOf(price, terms);
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
      const taxed = area && taxRates.outsideCity.includes(area) ? 0 : price;
      const text = sums.payment({
        ...partsOf(terms),
        ...loan,
        loan: money(loan.amount),
        payment: cents(payment),
        price: '',
        added: addedTo(payment, taxed, terms, taxRates),
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
      const ofIncome = ((terms.income ?? 0) / 12) * USUAL_SHARE;
      const payment = terms.payment ?? ofIncome;
      if (payment === 0 || terms.rate === undefined) return sums.needs['price-from-payment'];
      const loan = payment / paymentOn(1, terms);
      const down = terms.down && 'dollars' in terms.down ? terms.down.dollars : (terms.own ?? 0);
      const share = terms.down && 'percent' in terms.down ? terms.down.percent / 100 : 0;
      const priced = share > 0 ? loan / (1 - share) : loan + down;
      const from =
        share > 0
          ? `${money(loan)} / ${1 - share} = ${money(priced)}`
          : down > 0
            ? `${money(loan)} + ${money(down)} = ${money(priced)}`
            : '';
      const earned =
        terms.payment === undefined ? `${money((terms.income ?? 0) / 12)} × 28% = ${money(payment)}` : '';
      const text = sums.priceFromPayment({
        ...partsOf(terms),
        from,
        loan: money(loan),
        payment: money(payment),
        price: money(priced),
        added: null,
      });
      return [earned && sums.ofIncome(earned), text].filter(Boolean).join(' ');
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
      if (sale === undefined) return sums.needs.net;
      const owed = terms.owed ?? terms.amounts[1] ?? 0;
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
      return sums.gain(`${money(price)} ${less} = ${money(price - bought - improved)}`);
    }
    case 'percent-of': {
      const percent = terms.percent ?? 0;
      if (price === undefined) return sums.needs['percent-of'];
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
    taxFrom: `${money(price)} / 100 × $${(county + city) / 100} / 12 = ${money(yearly / 12)}`,
    year,
    total: cents(payment + dues + yearly / 12),
  };
}

function exciseOn(price: number): number {
  return Math.ceil(price / EXCISE_STEP);
}
