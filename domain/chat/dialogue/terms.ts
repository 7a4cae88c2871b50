import { bareFigure } from '../values/asking.ts';
import { inThousands } from '../values/dollars.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { USUAL_TERMS } from '../values/loan-years.ts';
import { LEAST_RATE, LEAST_SHARE, LOW_SHARES } from '../values/percents.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, type Wish, withChanges } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/** The terms that stand after a message: each until it is said otherwise. A percentage by itself is a rate after a sum: "and 7?" */
export function termsAfter({ terms: before, tasks }: Dialogue, values: Values): LoanTerms {
  const ofShare = tasks[0]?.kind === 'sum' && tasks[0].sum === 'percent-of' && values.sum === null;
  const given = withoutRestated(values.terms, before);
  const { amounts, amount: _, percent, ...said } = ofShare ? asShare(given) : given;
  const isBare = Object.keys(said).length + amounts.length === 0;
  const isAfterSum = tasks[0]?.kind === 'sum' && values.sum !== 'percent-of' && !ofShare;
  const figure = isAfterSum ? (percent ?? (isBare ? bareFigure(values.text) : null)) : null;
  const meant = figure === null ? {} : figureMeant(figure, percent !== undefined, before, values.text);
  const now = { ...said, ...meant };
  const { amount: price, percent: __, ...others } = withoutReplaced(before, now);
  const stands = values.homes.length > 0 ? undefined : price;
  const amount = priceIn(values) ?? stands;
  return withShareDown({
    ...others,
    ...now,
    amounts,
    ...(amount !== undefined && { amount }),
    ...(figure === null && percent !== undefined && { percent }),
  });
}

/** "And 7%?" is another share after a share. */
function asShare({ rate, ...terms }: LoanTerms): LoanTerms {
  return rate === undefined ? terms : { percent: rate, ...terms };
}

/** What a number by itself changes: "and 7?" the rate, "15" the term, "and with 10?" what is paid down. */
function figureMeant(
  figure: number,
  isPercent: boolean,
  { down }: LoanTerms,
  text: string,
): Pick<LoanTerms, 'rate' | 'years' | 'down'> {
  const isWith = WITH.test(text);
  const isLikeDown = down !== undefined && ('dollars' in down || !TERMS_ALONE.has(figure));
  const mayBeTerm = !isPercent && !isWith && USUAL_TERMS.has(figure);
  if (mayBeTerm && (FOR.test(text) || !isLikeDown)) return { years: figure };
  const isLowShare = isWith && (down ? Number.isInteger(figure) : LOW_SHARES.has(figure));
  if (figure >= LEAST_SHARE || isLowShare) return { down: shareLike(down, figure) };
  return figure >= LEAST_RATE ? { rate: figure } : {};
}

const WITH = /\b(?:with|con|put|down)(?: an?| un)? [\d.]+ ?(?:%|percent|por ciento)?$/;
const FOR = /\b(?:for|over|por|a)(?: an?)? \d+$/;
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
  const { amounts: ___, amount: ____, ...ofLoan } = terms;
  const isOfLoan = sum !== null || Object.keys(ofLoan).length > 0;
  return asks || isOwn || also !== null || isOfLoan || !hasLimits(limits)
    ? wished
    : withChanges(wished, limits);
}

/** The price a message speaks of: "around 350", "closing costs on 400k", and not "I make 90k" or "we owe 310k". */
function priceIn({ terms, wish: { price } }: Values): number | undefined {
  if (terms.amount !== undefined || !price) return terms.amount;
  if (terms.owed ?? terms.down ?? terms.payment) return undefined;
  const { min, max } = price;
  return min !== undefined && max !== undefined ? Math.round((min + max) / 2) : (max ?? min);
}
