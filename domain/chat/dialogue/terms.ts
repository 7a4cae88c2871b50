import { areAcross } from '../answer/aspects-for-side.ts';
import type { Side } from '../knowledge.ts';
import { inThousands } from '../values/dollars.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { LEAST_PRICE } from '../values/numbers.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, type Wish, withChanges } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/** The terms that stand after a message: each until it is said otherwise. */
export function termsAfter({ terms: before, tasks: [task] }: Dialogue, values: Values): LoanTerms {
  const { rateBy, drops = [], amount, ...said } = withRateWeighed(withDollarsDown(values, before), before);
  const { amount: amountBefore, percent, ...kept } = withoutReplaced(before, said);
  const isSameShare = task?.kind === 'sum' && task.sum === 'percent-of' && values.sum === 'same';
  for (const name of drops) delete kept[name];
  const price = isPrice(values) ? amount : undefined;
  const stands = price ?? (values.homes.length === 0 ? amountBefore : undefined);
  return {
    ...kept,
    ...(isSameShare && percent !== undefined && { percent }),
    ...(rateBy !== undefined && before.rate !== undefined && { rate: before.rate + rateBy }),
    ...said,
    ...(said.costs && { costs: { ...kept.costs, ...said.costs } }),
    ...(said.owed !== undefined && BESIDES.test(values.text) && { owed: (kept.owed ?? 0) + said.owed }),
    ...(stands !== undefined && { amount: stands }),
  };
}

/** "There's a HELOC too", "another 30 on a second loan" */
const BESIDES = /\b(?:too|also|as well|another|second|plus|tambien|ademas|otr[oa]|segund[oa])\b/;

/** After dollars paid down, "and 50?" is of dollars too, and so is an amount by itself that is nearer to them than to the price. */
function withDollarsDown(
  { terms, figures, sum }: Values,
  { down: before, amount: price = 0 }: LoanTerms,
): LoanTerms {
  if (!before || !('dollars' in before)) return terms;
  const { amounts, amount, down, ...others } = terms;
  const isBare = figures.some(({ role, isPercent }) => role === 'down' && !isPercent);
  if (down && 'percent' in down && isBare) return { ...terms, down: { dollars: inThousands(down.percent) } };
  const isAlone = sum === 'same' && amount !== undefined && !down && Object.keys(others).length === 0;
  return isAlone && amount ** 2 < before.dollars * price ? { amounts: [], down: { dollars: amount } } : terms;
}

/** A rate that costs something at once is weighed against the one that stands: "they quoted me 6.25 and 6,800 in costs" */
function withRateWeighed(said: LoanTerms, { rate: before }: LoanTerms): LoanTerms {
  const { rate, otherRate, expenses, ...others } = said;
  const isWeighed = before !== undefined && rate !== undefined && otherRate === undefined;
  return isWeighed && expenses !== undefined
    ? { ...others, rate: before, otherRate: rate, cost: expenses }
    : said;
}

/** No home costs less, unless a sum is asked of it. */
function isPrice({ terms: { amount = 0 }, sum }: Values): boolean {
  return amount >= LEAST_PRICE || sum !== null;
}

/** A rate or a term said anew stands for the two that were weighed, and names one of them where it is one of those. */
function withoutReplaced(
  { income, payment, ...before }: LoanTerms,
  said: Pick<LoanTerms, 'income' | 'payment' | 'rate' | 'years'>,
): LoanTerms {
  // what one earns stands for what one can pay, and the other way round
  const kept = {
    ...before,
    ...(said.payment === undefined && income !== undefined && { income }),
    ...(said.income === undefined && payment !== undefined && { payment }),
  };
  if (said.rate === undefined && said.years === undefined) return kept;
  const { otherRate, otherYears, points, cost, extra, ...others } = kept;
  const isOther = (name: 'rate' | 'years', other?: number) => other !== undefined && said[name] === other;
  return isOther('rate', otherRate) || isOther('years', otherYears)
    ? {
        ...others,
        ...(otherRate !== undefined && { rate: otherRate }),
        ...(otherYears !== undefined && { years: otherYears }),
      }
    : others;
}

/** What was said of the home wanted, with what a message says of it that asks for none: "our budget is 600k, four bedrooms". */
export function wishedAfter(
  { wished }: Dialogue,
  { wish, isOwn, sum, terms, also, seeks }: Values,
  asks: boolean,
): Wish {
  const { areas: _, notAreas: __, ...limits } = wish;
  const { features: ______, notFeatures: _______, ...others } = limits;
  // "the train", after an entry on noise, wishes for no home near one
  const isWished = hasLimits(others) || (seeks && hasLimits(limits));
  const { amounts: ___, amount: ____, rent: _____, ...ofLoan } = terms;
  const isOfLoan = sum !== null || Object.keys(ofLoan).length > 0;
  return asks || isOwn || also !== null || isOfLoan || !isWished ? wished : withChanges(wished, limits);
}

/**
 * The side that stands after a message: the one it says, or else the one it sounds like. A seller's question may sound like a
 * buyer's, so what sits across the table from the side before has to be said.
 */
export function sideAfter(
  { side: before }: Pick<Dialogue, 'side'>,
  { side }: Values,
  likely: Side | null,
): Side | null {
  const isLikely = likely !== null && side.payer === null && !(before && areAcross(before, likely));
  return side.own ?? (isLikely ? likely : before);
}
