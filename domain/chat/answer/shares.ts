import type { LoanTerms } from '../values/loan-terms.ts';
import type { Sources } from './answer.ts';
import type { Shares } from './answer-words.ts';
import { money } from './figures.ts';

/** The percentages of an entry worked out for the amount that was named: "On $400,000: 2% = $8,000"; '' without one. */
export function sharesText(
  shares: Shares | undefined,
  { amount, income }: Pick<LoanTerms, 'amount' | 'income'>,
  { words: { sums }, language }: Sources,
): string {
  const base = shares?.of === 'price' ? amount : income && income / 12;
  if (!shares || !base) return '';
  const sum = shares.percents.map((percent) => `${percent}% = ${money((base * percent) / 100)}`).join(', ');
  return shares.of === 'price'
    ? sums.shares(shares.what[language], money(base), sum)
    : sums.incomeShares(money(base * 12), money(base), sum);
}
