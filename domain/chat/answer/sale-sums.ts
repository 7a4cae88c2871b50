import { money } from './figures.ts';
import { dollarsOf, totalOf } from './loan-sums.ts';
import type { Calculated, CalculationInput } from './sum-words.ts';

/** G.S. 105-228.30: one dollar on each five hundred or part of it. */
const EXCISE_STEP = 500;
/** 26 U.S.C. 121 */
const EXCLUDED = { single: 250_000, married: 500_000 };

/** The state's excise tax on a sale. */
export function exciseShown({ price, sums }: CalculationInput): Calculated {
  if (price === undefined) return { text: sums.needs['excise-tax'] };
  const result = exciseOn(price);
  return { text: sums.exciseTax(money(price), money(result)), result };
}

/** The seller's proceeds as an outline net sheet. */
export function netShown({ terms, price, sums }: CalculationInput): Calculated {
  const { owed = 0, fee = 0, expenses = 0 } = terms;
  const sale = terms.amounts[0] ?? price;
  if (sale === undefined) return { text: owed === 0 ? sums.needs.net : sums.needsSale(money(owed)) };
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
  const text = sums.net({
    sum: `${money(sale)} ${parts.filter(Boolean).join(' ')} = ${money(left)}`,
    isWithFees: fees > 0,
    isWithCredit: credits > 0,
    isShort: left < 0,
  });
  return { text, result: left };
}

/** A home's value minus the loan balance. */
export function equityShown({ terms: { owed }, price, sums }: CalculationInput): Calculated {
  if (price === undefined || owed === undefined) return { text: sums.needs.equity };
  const sum = `${money(price)} − ${money(owed)} = ${money(price - owed)}`;
  return { text: price > owed ? sums.equity(sum) : sums.noEquity(sum), result: price - owed };
}

/** The capital gain of a sale and its taxable part. */
export function gainShown({ terms, price, sums }: CalculationInput): Calculated {
  const { bought, improved = 0, expenses = 0, setAside = 0, owner } = terms;
  // "take off 6% selling costs" names a share, not a commission
  const { fee = setAside } = terms;
  if (price === undefined || bought === undefined) return { text: sums.needs.gain };
  const costs = [bought, improved, expenses, (price * fee) / 100].filter((one) => one > 0);
  const less = costs.map((one) => `− ${money(one)}`).join(' ');
  const gain = price - totalOf(costs);
  const sum = `${money(price)} ${less} = ${money(gain)}`;
  if (gain <= 0) return { text: sums.noGain(sum), result: gain };
  const excluded = owner ? EXCLUDED[owner] : 0;
  const over = gain > excluded ? `${money(gain)} − ${money(excluded)} = ${money(gain - excluded)}` : '';
  const text = sums.gain({ sum, excluded: excluded > 0 ? money(excluded) : '', over });
  return { text, result: gain };
}

function exciseOn(price: number): number {
  return Math.ceil(price / EXCISE_STEP);
}
