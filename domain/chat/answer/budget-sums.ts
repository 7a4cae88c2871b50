import type { LoanTerms } from '../values/loan-terms.ts';
import { money } from './figures.ts';
import { exact, inOne, loanOf, loanSum, partsOf, paymentOn, statedCosts, totalOf } from './loan-sums.ts';
import type { Calculated, CalculationInput } from './sum-words.ts';

/** Shares of gross income for housing, and for housing plus debts: the rule of thumb in the affordability entry. */
const USUAL_SHARE = 0.28;
const SHARE_WITH_DEBTS = 0.36;

/** The income needed for a price, given other debts. */
export function incomeShown({ terms, price, sums }: CalculationInput): Calculated {
  if (price === undefined) return { text: sums.needs['income-for-price'] };
  const loan = loanOf(price, terms);
  if (loan.amount <= 0) return { text: sums.nothingToBorrow };
  if (terms.rate === undefined) return { text: sums.needsRate(money(loan.amount), loan.from) };
  const { debts = 0 } = terms;
  const housing = [paymentOn(loan.amount, terms), ...costsBeside(terms)];
  const cost = totalOf(housing);
  const alone = cost / USUAL_SHARE;
  const withDebts = (cost + debts) / SHARE_WITH_DEBTS;
  const isByDebts = withDebts > alone;
  const parts = isByDebts ? [...housing, debts] : housing;
  const month = Math.max(alone, withDebts);
  const text = sums.incomeForPrice({
    ...partsOf(terms),
    from: loan.from,
    loan: money(loan.amount),
    payment: exact(cost),
    year: money(12 * month),
    sum: `${parts.length > 1 ? `(${parts.map(exact).join(' + ')})` : parts.map(exact).join('')} / ${isByDebts ? '36%' : '28%'} = ${money(month)}`,
    isWithDebts: isByDebts,
  });
  return { text, result: 12 * month };
}

/** The affordable price for a payment or an income, in dollars; undefined without a rate or a payment. */
export function affordablePrice(terms: LoanTerms): number | undefined {
  const stated = priceWithoutBudget(terms);
  if (stated) return stated.price;
  const { payment } = paymentOrAffordable(terms);
  if (payment === 0 || terms.rate === undefined) return undefined;
  const loan = payment / paymentOn(1, terms);
  const share = shareDown(terms);
  return share > 0 ? (share < 1 ? loan / (1 - share) : undefined) : loan + ownMoney(terms);
}

/**
 * The price that a down payment alone decides, where neither a budget nor an income is stated: "80k saved, what can I buy with 20%
 * down", "with that loan and 65k down". Null for all others.
 */
function priceWithoutBudget({
  own,
  amount,
  down,
  payment,
  income,
}: LoanTerms): { price: number; sum: string } | null {
  if (!down || (payment ?? income) !== undefined) return null;
  if ('percent' in down) {
    if (amount !== undefined || own === undefined) return null;
    const price = (100 * own) / down.percent;
    return { price, sum: `${money(own)} / ${down.percent}% = ${money(price)}` };
  }
  if (amount === undefined) return null;
  const price = amount + down.dollars;
  return { price, sum: `${money(amount)} + ${money(down.dollars)} = ${money(price)}` };
}

/** The down payment as a share of the price if stated so; else 0. */
function shareDown({ down }: LoanTerms): number {
  return down && 'percent' in down ? down.percent / 100 : 0;
}

/** The buyer's own dollars in addition to the loan. */
function ownMoney({ down, own = 0 }: LoanTerms): number {
  return down && 'dollars' in down ? down.dollars : own;
}

/** Shows the affordable price for a payment or income, or says what is missing. */
export function priceText({ terms, sums }: CalculationInput): string {
  const stated = priceWithoutBudget(terms);
  if (stated) return sums.priceWithoutBudget(stated.sum);
  const { rate } = terms;
  const { payment, sum: incomeSum, rest } = paymentOrAffordable(terms);
  const earned = inOne(
    incomeSum && sums.ofIncome(incomeSum.usual, incomeSum.withDebts),
    rest && sums.lessCosts(rest),
  );
  if (payment === 0) return earned ? `${earned} ${sums.debtsTakeAll}` : sums.needs['price-from-payment'];
  const own = ownMoney(terms);
  if (rate === undefined) return inOne(earned, sums.needsRateFor(money(payment), own > 0 ? money(own) : ''));
  const price = affordablePrice(terms);
  if (price === undefined) return sums.nothingToBorrow;
  const loan = payment / paymentOn(1, terms);
  const share = shareDown(terms);
  const ofShare = share > 0 && `${money(loan)} / ${Number((1 - share).toFixed(4))} = ${money(price)}`;
  const ofOwn = own > 0 && `${money(loan)} + ${money(own)} = ${money(price)}`;
  const text = sums.priceFromPayment({
    ...partsOf(terms),
    from: ofShare || ofOwn || '',
    loan: money(loan),
    payment: money(payment),
    price: money(price),
    sum: loanSum(money(payment), terms),
    added: statedCosts(terms),
  });
  return inOne(earned, text);
}

/** What the stated budget, or the one an income allows after debts, leaves for the loan, with its calculation. */
function paymentOrAffordable(terms: LoanTerms): {
  payment: number;
  sum?: { usual: string; withDebts: string };
  /** The stated costs taken off the budget; '' if none are. */
  rest: string;
} {
  const { payment: budget, ...ofIncome } = budgetOf(terms);
  const costs = costsBeside(terms);
  if (budget === 0 || costs.length === 0) return { ...ofIncome, payment: budget, rest: '' };
  const left = budget - totalOf(costs);
  const rest = `${[budget, ...costs].map(exact).join(' − ')} = ${exact(left)}`;
  return { ...ofIncome, payment: Math.max(0, left), rest };
}

/** The stated monthly costs beside principal and interest. */
function costsBeside({ dues = 0, taxes = 0, insurance = 0 }: LoanTerms): number[] {
  return [dues, taxes / 12, insurance].filter((one) => one > 0);
}

function budgetOf({ payment, income = 0, debts = 0 }: LoanTerms): {
  payment: number;
  sum?: { usual: string; withDebts: string };
} {
  if (payment !== undefined || income === 0) return { payment: payment ?? 0 };
  const month = income / 12;
  const usual = month * USUAL_SHARE;
  const withDebts = month * SHARE_WITH_DEBTS - debts;
  return {
    payment: Math.max(0, Math.min(usual, withDebts)),
    sum: {
      usual: `${money(month)} × 28% = ${money(usual)}`,
      withDebts: debts > 0 ? `${money(month)} × 36% − ${money(debts)} = ${money(withDebts)}` : '',
    },
  };
}
