import { money } from './figures.ts';
import { dollarsOf } from './loan-sums.ts';
import type { CalculationInput } from './sum-words.ts';

/** G.S. 105-228.30: one dollar on each five hundred or part of it. */
const EXCISE_STEP = 500;
/** 26 U.S.C. 121 */
const EXCLUDED = { single: 250_000, married: 500_000 };

/** The state's excise tax on a sale. */
export function exciseText({ price, sums }: CalculationInput): string {
  return price === undefined
    ? sums.needs['excise-tax']
    : sums.exciseTax(money(price), money(exciseOn(price)));
}

/** The seller's proceeds as an outline net sheet. */
export function netText({ terms, price, sums }: CalculationInput): string {
  const { owed = 0, fee = 0, expenses = 0 } = terms;
  const sale = terms.amounts[0] ?? price;
  if (sale === undefined) return owed === 0 ? sums.needs.net : sums.needsSale(money(owed));
  const excise = exciseOn(sale);
  const fees = (sale * fee) / 100;
  const credits = dollarsOf(terms.concessions, sale);
  const parts = [
    owed > 0 ? `− ${money(owed)} ${sums.owed}` : '',
    fees > 0 ? `− ${money(fees)} ${sums.fees(`${fee}%`)}` : '',
    credits > 0 ? `− ${money(credits)} ${sums.credit}` : '',
    expenses > 0 ? `− ${money(expenses)} ${sums.expenses}` : '',
    `− ${money(excise)} ${sums.excise}`,
  ];
  const left = sale - owed - fees - credits - expenses - excise;
  return sums.net({
    sum: `${money(sale)} ${parts.filter(Boolean).join(' ')} = ${money(left)}`,
    isWithFees: fees > 0,
    isWithCredit: credits > 0,
    isShort: left < 0,
  });
}

/** A home's value minus the loan balance. */
export function equityText({ terms: { owed }, price, sums }: CalculationInput): string {
  if (price === undefined || owed === undefined) return sums.needs.equity;
  const sum = `${money(price)} − ${money(owed)} = ${money(price - owed)}`;
  return price > owed ? sums.equity(sum) : sums.noEquity(sum);
}

/** The capital gain of a sale and its taxable part. */
export function gainText({ terms, price, sums }: CalculationInput): string {
  const { bought, improved = 0, owner } = terms;
  if (price === undefined || bought === undefined) return sums.needs.gain;
  const less = [bought, ...(improved > 0 ? [improved] : [])].map((one) => `− ${money(one)}`).join(' ');
  const gain = price - bought - improved;
  const sum = `${money(price)} ${less} = ${money(gain)}`;
  if (gain <= 0) return sums.noGain(sum);
  const excluded = owner ? EXCLUDED[owner] : 0;
  const over = gain > excluded ? `${money(gain)} − ${money(excluded)} = ${money(gain - excluded)}` : '';
  return sums.gain({
    sum,
    excluded: excluded > 0 ? money(excluded) : '',
    over,
  });
}

function exciseOn(price: number): number {
  return Math.ceil(price / EXCISE_STEP);
}
