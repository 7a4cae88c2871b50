import { areOppositeSides } from '../answer/aspects-for-side.ts';
import type { Side } from '../knowledge.ts';
import { withImpliedThousands } from '../values/dollars.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { MIN_PRICE } from '../values/numbers.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria, mergeWish, type Wish, withoutFeatures } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/** The loan and price terms after a message; each is kept until the visitor changes it. */
export function updatedTerms({ terms: before, tasks: [task] }: Dialogue, values: Values): LoanTerms {
  const {
    rateBy,
    drops = [],
    amount,
    ...said
  } = withComparedRate(withMoreMoney(withDollarsDown(values, before), before, values.text), before);
  const { amount: amountBefore, percent, ...kept } = withoutReplacedTerms(before, said);
  const isSameShare = task?.kind === 'sum' && task.sum === 'percent-of' && values.sum === 'same';
  for (const name of drops) delete kept[name];
  const price = isPrice(values) ? amount : undefined;
  const stands = price ?? (values.homes.length === 0 ? amountBefore : undefined);
  return {
    ...kept,
    ...(isSameShare && percent !== undefined && { percent }),
    ...(rateBy !== undefined && before.rate !== undefined && { rate: changedRate(before.rate, rateBy) }),
    ...said,
    ...(said.costs && { costs: { ...kept.costs, ...said.costs } }),
    ...(said.owed !== undefined && ADDITIONAL.test(values.text) && { owed: (kept.owed ?? 0) + said.owed }),
    ...(stands !== undefined && { amount: stands }),
  };
}

/** In thousandths of a percent, as lenders quote rates, and never negative. */
function changedRate(rate: number, by: number): number {
  return Math.max(0, Math.round(1_000 * (rate + by)) / 1_000);
}

/** "There's a HELOC too", "another 30 on a second loan" */
const ADDITIONAL = /\b(?:too|also|as well|another|second|plus|tambien|ademas|otr[oa]|segund[oa])\b/;

/** After a down payment in dollars, "and 50?" means dollars too, as does a bare amount closer to it than to the price. */
function withDollarsDown(
  { terms, figures, sum, text }: Values,
  { down: before, amount: price = 0 }: LoanTerms,
): LoanTerms {
  if (!before || !('dollars' in before)) return terms;
  const { amounts, amount, down, ...others } = terms;
  // "con el 20" is a percentage in Spanish
  const isBare = figures.some(
    ({ role, isPercent, number }) =>
      role === 'down' && !isPercent && !/\bel $/.test(text.slice(0, number.start)),
  );
  if (down && 'percent' in down && isBare)
    return { ...terms, down: { dollars: withImpliedThousands(down.percent) } };
  const isAlone = sum === 'same' && amount !== undefined && !down && Object.keys(others).length === 0;
  return isAlone && amount ** 2 < before.dollars * price ? { amounts: [], down: { dollars: amount } } : terms;
}

/** "If she scrapes together 40k more": added to the money down named before. */
function withMoreMoney(said: LoanTerms, { own, down }: LoanTerms, text: string): LoanTerms {
  const more = said.down && 'dollars' in said.down ? said.down.dollars : said.own;
  if (more === undefined || !MORE_MONEY.test(text)) return said;
  const { own: _, down: __, ...others } = said;
  if (down && 'percent' in down) return { ...others, down: { ...down, plus: (down.plus ?? 0) + more } };
  if (down) return { ...others, down: { dollars: down.dollars + more } };
  return own === undefined ? said : { ...others, own: own + more };
}

const MORE_MONEY =
  /\d(?: ?(?:k|thousand|grand|mil))? (?:more|extra|mas)\b|\b(?:another|an extra|otros?) \$?\d/;

/** A rate with upfront costs is compared with the current rate: "they quoted me 6.25 and 6,800 in costs" */
function withComparedRate(said: LoanTerms, { rate: before }: LoanTerms): LoanTerms {
  const { rate, otherRate, expenses, ...others } = said;
  const isWeighed = before !== undefined && rate !== undefined && otherRate === undefined;
  return isWeighed && expenses !== undefined
    ? { ...others, rate: before, otherRate: rate, cost: expenses }
    : said;
}

/** Smaller amounts are no price unless a calculation is requested. */
function isPrice({ terms: { amount = 0 }, sum }: Values): boolean {
  return amount >= MIN_PRICE || sum !== null;
}

/** A new rate or term replaces the two being compared, or selects one of them if it equals one. */
function withoutReplacedTerms(
  { income, payment, ...before }: LoanTerms,
  said: Pick<LoanTerms, 'income' | 'payment' | 'rate' | 'years'>,
): LoanTerms {
  // income replaces an affordable payment, and vice versa
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

/** The criteria mentioned outside a search, updated by a message that requests no homes: "our budget is 600k, four bedrooms". */
export function updatedWished(
  { wished }: Dialogue,
  { wish, isOwnHome, sum, terms, alternative, isSearch, areaLimits, subject }: Values,
  asks: boolean,
): Wish {
  // "when do I need to be under contract" looks for no such homes
  const { areas: _, notAreas: __, statuses: ___, ...limits } = wish;
  // "the train" after an entry on noise is no search criterion
  const isWished = hasCriteria(withoutFeatures(limits)) || (isSearch && hasCriteria(limits));
  const isOfLoan =
    sum !== null || Object.keys(terms).some((name) => !['amounts', 'amount', 'rent'].includes(name));
  const isOfAreas = subject === 'areas' && areaLimits.length > 0;
  return asks || isOfAreas || isOwnHome || alternative !== null || isOfLoan || !isWished
    ? wished
    : mergeWish(wished, limits);
}

/**
 * The visitor's side after a message: stated, or else the classifier's guess. A seller's question may sound like a buyer's, so
 * a guess never flips the side to the opposite one.
 */
export function updatedSide(
  { side: before }: Pick<Dialogue, 'side'>,
  { sideMentions }: Values,
  likely: Side | null,
): Side | null {
  const isLikely =
    likely !== null && sideMentions.payer === null && !(before && areOppositeSides(before, likely));
  return sideMentions.own ?? (isLikely ? likely : before);
}
