import type { LoanTerms } from '../values/loan-terms.ts';
import { MIN_PRICE } from '../values/numbers.ts';
import type { Sources } from './answer.ts';
import type { Shares } from './answer-words.ts';
import { money } from './figures.ts';
import { loanOf } from './loan-sums.ts';

/** The amounts that percentages are calculated from. */
export interface BaseTerms extends Pick<LoanTerms, 'amount' | 'down' | 'owed' | 'income' | 'debts'> {
  /** The price of the home under discussion. */
  asking?: number;
}

/**
 * Calculates an entry's percentages for the stated amount: "On $400,000: 2% = $8,000"; '' without an amount.
 * @param aspect text of the aspect given: only the percentages in it are calculated
 */
export function sharesText(
  shares: Shares | undefined,
  terms: BaseTerms,
  aspect: string | undefined,
  { words: { sums }, language }: Sources,
): string {
  const told = shares?.percents.filter((percent) => aspect === undefined || names(aspect, percent)) ?? [];
  const { amount: base, from } = baseOf(shares, terms);
  if (!shares || !base || told.length === 0) return '';
  const sum = told.map((percent) => `${percent}% = ${money((base * percent) / 100)}`).join(', ');
  if (shares.of !== 'income') return sums.shares(shares.what[language], from || money(base), sum);
  const { debts = 0 } = terms;
  const percent = Math.max(...shares.percents);
  const most = (base * percent) / 100;
  const left = debts > 0 ? `${percent}% = ${money(most)} − ${money(debts)} = ${money(most - debts)}` : '';
  return sums.incomeShares(money(base * 12), money(base), sum, left);
}

/** The base amount and, for a loan, its calculation from the price; 0 if unknown. */
function baseOf(shares: Shares | undefined, terms: BaseTerms): { amount: number; from: string } {
  const { amount, asking, down, owed, income = 0 } = terms;
  if (shares?.of === 'income') return { amount: income / 12, from: '' };
  const isLoan = shares?.of === 'loan';
  if (isLoan && owed !== undefined) return { amount: owed, from: '' };
  // a stated amount may be the loan itself; a home's price is not
  const price = amount ?? (isLoan && !down ? 0 : (asking ?? 0));
  // a smaller amount is a fee, a credit or a repair
  if (price < MIN_PRICE) return { amount: 0, from: '' };
  const loan = isLoan ? loanOf(price, terms) : { amount: price, from: '' };
  const { above = 0 } = shares ?? {};
  return loan.amount > (price * above) / 100 ? loan : { amount: 0, from: '' };
}

/** "2%", or "2-5%" of its lower end */
function names(text: string, percent: number): boolean {
  return new RegExp(`(?<![\\d.])${percent}(?:-\\d+(?:\\.\\d+)?)?%`).test(text);
}
