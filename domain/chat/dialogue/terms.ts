import { areAcross } from '../answer/aspects-for-side.ts';
import type { Side } from '../knowledge.ts';
import type { SumKind } from '../values/asked-sum.ts';
import { bareFigure } from '../values/asking.ts';
import { isBare } from '../values/bare.ts';
import { inThousands } from '../values/dollars.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { USUAL_TERMS } from '../values/loan-years.ts';
import { A_MONTH } from '../values/named-amounts.ts';
import { LEAST_PRICE } from '../values/numbers.ts';
import { LEAST_RATE, LEAST_SHARE, LOW_SHARES } from '../values/percents.ts';
import type { Values } from '../values/read-values.ts';
import { PERCENT_BEFORE } from '../values/taken-back.ts';
import { hasLimits, type Wish, withChanges } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/** The terms that stand after a message: each until it is said otherwise. */
export function termsAfter({ terms: before, tasks: [task] }: Dialogue, values: Values): LoanTerms {
  const last = task?.kind === 'sum' ? task.sum : null;
  const { amount: _, ...said } = withoutRestated(values.terms, before);
  const price = priceIn(values, last);
  const given: LoanTerms = { ...said, ...(price !== undefined && { amount: price }) };
  const { rateBy, drops = [], ...now } = last === null ? given : ofLast(last, given, before, values);
  const { amount, percent, ...kept } = withoutReplaced(before, now);
  const isSameShare = last === 'percent-of' && values.sum === null;
  for (const name of drops) delete kept[name];
  return withShareDown({
    ...kept,
    ...(amount !== undefined && values.homes.length === 0 && { amount }),
    ...(percent !== undefined && isSameShare && { percent }),
    ...(rateBy !== undefined && before.rate !== undefined && { rate: before.rate + rateBy }),
    ...now,
  });
}

/** What was said, with a number by itself as what it is of the last sum: "and 7?", "what if it is 5%", "and 3500?" */
function ofLast(last: SumKind, given: LoanTerms, before: LoanTerms, { sum, text }: Values): LoanTerms {
  const { amounts, amount, percent, rate, ...others } = given;
  const isAlone = Object.keys(others).length === 0;
  const bare = isAlone && (amount ?? rate) === undefined ? bareFigure(text) : null;
  const price = amount === undefined ? {} : { amount };
  const share = percent ?? rate ?? bare?.value;
  if (sum === null && last === 'percent-of')
    return share === undefined ? given : { ...others, ...price, amounts, percent: share };
  if (sum === null && last === 'net' && share !== undefined && share < LEAST_SHARE)
    return { ...others, ...price, amounts, fee: share };
  if (sum === null && isAlone && amount !== undefined && (isBare(text) || PUTS.test(text))) {
    const dollars = dollarsMeant(last, amount, before);
    if (dollars) return { amounts: [], ...dollars };
  }
  const figure = percent ?? bare?.value;
  if (sum === 'percent-of' || figure === undefined) return given;
  const words = bareFigure(text)?.before ?? '';
  const meant = figureMeant(figure, percent !== undefined || words.includes(PERCENT_BEFORE), before, words);
  return { ...others, ...price, ...(rate !== undefined && { rate }), amounts, ...meant };
}

/** What an amount by itself changes, where that is not the price: what one pays or earns, or the dollars paid down, which are nearer. */
function dollarsMeant(
  last: SumKind,
  amount: number,
  { income, payment, down, amount: price }: LoanTerms,
): Pick<LoanTerms, 'payment' | 'income' | 'down'> | null {
  if (last === 'price-from-payment' && payment !== undefined && amount < A_MONTH.most)
    return { payment: amount };
  if (last === 'price-from-payment' && income !== undefined) return { income: amount };
  if (!down || !('dollars' in down)) return null;
  const apart = (one: number) => Math.abs(Math.log(amount / one));
  // without a price it is a home's, which is further off
  const isNearer = apart(down.dollars) < (price === undefined ? Math.log(MOST_APART) : apart(price));
  return isNearer ? { down: { dollars: amount } } : null;
}

const MOST_APART = 3;

/** What a number by itself changes: "and 7?" the rate, "15" the term, "and with 10?" what is paid down. */
function figureMeant(
  figure: number,
  isPercent: boolean,
  { down }: LoanTerms,
  words: string,
): Pick<LoanTerms, 'rate' | 'years' | 'down'> {
  const isWith = WITH.test(words);
  const isLikeDown =
    down !== undefined && ('dollars' in down || !TERMS_ALONE.has(figure) || MOVED.test(words));
  const mayBeTerm = !isPercent && !isWith && USUAL_TERMS.has(figure);
  if (mayBeTerm && (FOR.test(words) || !isLikeDown)) return { years: figure };
  const isLowShare = isWith && (down ? Number.isInteger(figure) : LOW_SHARES.has(figure));
  if (figure >= LEAST_SHARE || isLowShare)
    return { down: isPercent ? { percent: figure } : shareLike(down, figure) };
  return figure >= LEAST_RATE ? { rate: figure } : {};
}

/** "And if I only use 80k" */
const PUTS = /\b(?:use|put|bring|pongo|doy|usamos)\b/;
const WITH = /\b(?:with|con|put|down)(?: an?| un)?$/;
const FOR = /\b(?:for|over|por|a)(?: an?)?$/;
/** "If I bump it to 15": no term is raised. */
const MOVED = /\b(?:bump|rais|increas|up|lower|reduc|sub|baj)\w*(?: (?:it|that|lo|la|up|down))* (?:to|a)$/;
/** Of them, 20 and 25 are shares as well. */
const TERMS_ALONE = new Set([15, 30]);

/** "And 50?" is of dollars after dollars. */
function shareLike(before: LoanTerms['down'], figure: number): NonNullable<LoanTerms['down']> {
  return before && 'dollars' in before ? { dollars: inThousands(figure) } : { percent: figure };
}

/** "Half my savings down", in dollars once it is known what somebody has. */
function withShareDown({ ownShare, ...terms }: LoanTerms): LoanTerms {
  if (ownShare === undefined) return terms;
  return terms.own === undefined
    ? { ...terms, ownShare }
    : { ...terms, down: { dollars: Math.round(terms.own * ownShare) } };
}

/** A rate said anew stands for the two that were weighed. */
function withoutReplaced(
  { income, payment, ...before }: LoanTerms,
  { rate, years, ...said }: Partial<LoanTerms>,
): LoanTerms {
  // what one earns stands for what one can pay, and the other way round
  const kept = {
    ...before,
    ...(said.payment === undefined && income !== undefined && { income }),
    ...(said.income === undefined && payment !== undefined && { payment }),
  };
  const { otherRate, otherYears, points, cost, extra, ...others } = kept;
  return rate === undefined && years === undefined ? kept : others;
}

/** "Leave the 10%": the share that is paid down, said again, is no rate. */
function withoutRestated(terms: LoanTerms, { down, rate }: LoanTerms): LoanTerms {
  if (!down || !('percent' in down) || terms.rate !== down.percent || rate === undefined) return terms;
  const { rate: _, ...others } = terms;
  return others;
}

/** What was said of the home wanted, with what a message says of it that asks for none: "our budget is 600k, four bedrooms". */
export function wishedAfter(
  { wished }: Dialogue,
  { wish, isOwn, sum, terms, also }: Values,
  asks: boolean,
): Wish {
  const { areas: _, notAreas: __, ...limits } = wish;
  const { amounts: ___, amount: ____, rent: _____, ...ofLoan } = terms;
  const isOfLoan = sum !== null || Object.keys(ofLoan).length > 0;
  return asks || isOwn || also !== null || isOfLoan || !hasLimits(limits)
    ? wished
    : withChanges(wished, limits);
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

const OF_LESS: ReadonlySet<SumKind> = new Set<SumKind>(['percent-of', 'price-from-payment']);

/** The price a message speaks of: "around 350", "closing costs on 400k", and not "I make 90k" or "we owe 310k". */
function priceIn(
  { terms: { amount, ...terms }, sum, wish: { price } }: Values,
  last: SumKind | null,
): number | undefined {
  // no home costs less, unless a sum is asked of it
  const isPrice =
    amount === undefined ||
    amount >= (last ? A_MONTH.most : LEAST_PRICE) ||
    sum !== null ||
    (last !== null && OF_LESS.has(last));
  if (amount !== undefined || !price) return isPrice ? amount : undefined;
  if (terms.owed ?? terms.payment) return undefined;
  const { min } = price;
  // "under 450" leaves a dollar below it
  const max = price.max === undefined || price.max % 10 !== 9 ? price.max : price.max + 1;
  const named = min !== undefined && max !== undefined ? Math.round((min + max) / 2) : (max ?? min ?? 0);
  const { down } = terms;
  return down && 'dollars' in down && named <= down.dollars ? undefined : named;
}
