import type { LoanTerms, PriceStep } from '../values/loan-terms.ts';
import { money } from './figures.ts';
import { dollarsOf, exact, loanOf, totalOf } from './loan-sums.ts';
import type { Calculated, CalculationInput } from './sum-words.ts';

/** A percentage of a price, or of a rent. */
export function percentShown({ price, terms: { percent, rent }, sums }: CalculationInput): Calculated {
  const whole = price ?? rent;
  if (whole === undefined || percent === undefined) return { text: sums.needs['percent-of'] };
  const result = (whole * percent) / 100;
  return { text: sums.percentOf(`${money(whole)} × ${percent}% = ${money(result)}`), result };
}

/** The down payment in dollars, and the loan that is left. */
export function downPaymentShown(given: CalculationInput): Calculated {
  const { price, terms, sums } = given;
  if (price === undefined) return { text: sums.needs['down-payment'] };
  if (!hasDown(terms)) {
    const shares = USUAL_DOWN.map((percent) => `${percent}% = ${money((price * percent) / 100)}`);
    return { text: sums.downPayments(money(price), shares.join(', ')) };
  }
  const { amount, from } = loanOf(price, terms);
  const down = price - amount;
  return { text: sums.downPayment(downSum(price, terms, down), amount > 0 ? from : ''), result: down };
}

/** Down payments in percent that lenders name; from the last one on there is no mortgage insurance. */
const USUAL_DOWN = [3, 5, 10, 20];

/** The loan that is left after the down payment. */
export function loanShown({ price, terms, sums }: CalculationInput): Calculated {
  if (price === undefined || !hasDown(terms)) return { text: sums.needs.loan };
  const { amount, from } = loanOf(price, terms);
  if (amount <= 0) return { text: sums.nothingToBorrow };
  const { down } = terms;
  const share = down && 'percent' in down ? downSum(price, terms, price - amount) : '';
  return { text: sums.loan(from || money(amount), share), result: amount };
}

function hasDown({ down, own = 0 }: LoanTerms): boolean {
  return down !== undefined || own > 0;
}

/** "$612,000 × 20% = $122,400" */
function downSum(price: number, { down }: LoanTerms, dollars: number): string {
  return down && 'percent' in down && !down.plus
    ? `${money(price)} × ${down.percent}% = ${money(dollars)}`
    : money(dollars);
}

/** An offer: the asking price less or plus a step, or how far an offered price is from it. */
export function offerShown({ price, offered, terms: { off }, sums }: CalculationInput): Calculated {
  if (price === undefined) return { text: sums.needs.offer };
  if (offered !== undefined) {
    const apart = Math.abs(price - offered);
    const percent = Number(((100 * apart) / price).toFixed(1));
    const [more, less] = offered > price ? [offered, price] : [price, offered];
    const sum = `${money(more)} − ${money(less)} = ${money(apart)}`;
    return { text: sums.offerApart(money(offered), sum, `${percent}%`, offered > price), result: apart };
  }
  if (!off) return { text: sums.needs.offer };
  const result = priceAfter(price, off);
  const sign = off.isAbove ? '+' : '−';
  const inDollars =
    off.orDollars === undefined
      ? null
      : priceAfter(price, { dollars: off.orDollars, ...(off.isAbove && { isAbove: true }) });
  const sum = stepSum(price, sign, dollarsOf(off, price), result);
  const share = 'percent' in off ? `${money(price)} × ${off.percent}% = ${money(dollarsOf(off, price))}` : '';
  const other = inDollars === null ? '' : stepSum(price, sign, off.orDollars ?? 0, inDollars);
  return { text: sums.offer(sum, share, other), result };
}

/** A price after a step down or up. */
export function priceAfter(price: number, step: PriceStep): number {
  const dollars = dollarsOf(step, price);
  return step.isAbove ? price + dollars : price - dollars;
}

function stepSum(price: number, sign: string, step: number, result: number): string {
  return `${money(price)} ${sign} ${money(step)} = ${money(result)}`;
}

/** A year's rent, less the costs stated with it, in percent of the price. */
export function yieldShown({ price, terms, sums }: CalculationInput): Calculated {
  const { rent } = terms;
  if (price === undefined || rent === undefined) return { text: sums.needs.yield };
  const costs = Math.round(totalOf(Object.values(terms.costs ?? {}).flat()));
  const year = 12 * (rent - costs);
  const result = (100 * year) / price;
  const month = costs > 0 ? `(${exact(rent)} − ${exact(costs)})` : exact(rent);
  const sum = `${month} × 12 = ${money(year)}; ${money(year)} / ${money(price)} = ${inPercent(result)}`;
  return { text: sums.yield(sum, costs === 0), result };
}

/** The rent that brings a yield: one stated, or that of the last home. */
export function rentForYieldShown({ price, terms, yieldBefore, sums }: CalculationInput): Calculated {
  const share = terms.percent ?? yieldBefore;
  if (price === undefined || share === undefined) return { text: sums.needs['rent-for-yield'] };
  const year = (price * share) / 100;
  const result = year / 12;
  const sum = `${money(price)} × ${inPercent(share)} = ${money(year)}; ${money(year)} / 12 = ${money(result)}`;
  return { text: sums.rentForYield(sum), result };
}

/** "6.41%" */
export function inPercent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}

/** What is left of the visitor's money after the price, or after the down payment if that is what they pay. */
export function moneyLeftShown({ price, terms, saysDown, sums }: CalculationInput): Calculated {
  const { own, down } = terms;
  if (price === undefined || own === undefined) return { text: sums.needs['money-left'] };
  const paid = down && (saysDown || own < price) ? dollarsOf(down, price) : price;
  const result = own - paid;
  const share = paid === price ? '' : downSum(price, terms, paid);
  return {
    text: sums.moneyLeft(`${money(own)} − ${money(paid)} = ${money(result)}`, share, result < 0),
    result,
  };
}
