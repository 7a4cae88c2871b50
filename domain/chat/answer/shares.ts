import type { LoanTerms } from '../values/loan-terms.ts';
import type { Sources } from './answer.ts';
import type { Shares } from './answer-words.ts';
import { money } from './figures.ts';

/** No home costs less: what is named is a fee, a credit or a repair. */
const LEAST_PRICE = 50_000;

/**
 * The percentages of an entry worked out for the amount that was named: "On $400,000: 2% = $8,000"; '' without one.
 * @param aspect the text told of one aspect: those alone that it names
 */
export function sharesText(
  shares: Shares | undefined,
  { amount, income, debts = 0 }: Pick<LoanTerms, 'amount' | 'income' | 'debts'>,
  aspect: string | undefined,
  { words: { sums }, language }: Sources,
): string {
  const base = shares?.of === 'price' ? amount : income && income / 12;
  const told = shares?.percents.filter((percent) => aspect === undefined || names(aspect, percent)) ?? [];
  if (!shares || !base || told.length === 0) return '';
  if (shares.of === 'price' && base < LEAST_PRICE) return '';
  const sum = told.map((percent) => `${percent}% = ${money((base * percent) / 100)}`).join(', ');
  if (shares.of === 'price') return sums.shares(shares.what[language], money(base), sum);
  const percent = Math.max(...shares.percents);
  const most = (base * percent) / 100;
  const left = debts > 0 ? `${percent}% = ${money(most)} − ${money(debts)} = ${money(most - debts)}` : '';
  return sums.incomeShares(money(base * 12), money(base), sum, left);
}

/** "2%", or "2-5%" of its lower end */
function names(text: string, percent: number): boolean {
  return new RegExp(`(?<![\\d.])${percent}(?:-\\d+(?:\\.\\d+)?)?%`).test(text);
}
