import type { CutText } from './cut-text.ts';

/** What the percentages of a plain text are. */
export interface Percents {
  rate?: number;
  /** Of the price, paid down. */
  down?: { percent: number };
  /** Of something else that is named, or of nothing. */
  percent?: number;
}

/** What is known of a loan whose percentages are read. */
interface Known {
  /** The percentage that is paid down is named, or its dollars. */
  hasDown: boolean;
  /** Years or a payment are named. */
  hasTerms: boolean;
}

/** Whether a percentage is of a price or of a value: a commission, a discount, a return. @param text plain text */
export function isOfPrice(text: string): boolean {
  return OF_OTHER.test(text) || OF_NEITHER.test(text) || OF_DEPOSIT.test(text);
}

/** Takes a rate that is named as one: "at 6.5", "rates go to 8%", "7% interest". The last of several: "3.25% now, what at 6". */
export function takeNamedRate({ take }: CutText, text: string): number | null {
  if (OF_DEPOSIT.test(text)) return null;
  const isOfOther = OF_NEITHER.test(text) || (OF_OTHER.test(text) && (text.match(PERCENTS) ?? []).length < 2);
  const named = isOfOther ? RATE_IN_WORDS : NAMED_RATE;
  let rate: number | null = null;
  for (let found = take(named); found; found = take(named))
    rate = Number(found.slice(1).find((digits) => digits !== undefined));
  return rate;
}

/**
 * What the percentages are. Of those that nothing names, the rate is the largest that loans have, and another beside it is
 * paid down. What no loan has is a share of what stands beside it, and what something changes by is neither.
 * @param named the rate that was named
 */
export function percentsIn(
  { left }: CutText,
  text: string,
  named: number | null,
  { hasDown, hasTerms }: Known,
): Percents {
  const known = named === null ? {} : { rate: named };
  if (OF_NEITHER.test(text)) return known;
  const rest = left();
  const found = [...rest.matchAll(PERCENTS)].map(({ 0: all, 1: digits, index }) => ({
    value: Number(digits),
    before: rest.slice(Math.max(0, index - NEAR), index),
    after: rest.slice(index + all.length, index + all.length + NEAR),
  }));
  const open = found.filter(({ before, after }) => !isChange(before, after) && !OF_COSTS.test(after));
  const [first] = open;
  if (!first) return known;
  if (OF_DEPOSIT.test(text)) return IS_JUDGED.test(text) ? {} : { percent: first.value };
  const isOfLoan = named !== null || hasDown || hasTerms || OF_LOAN.test(text);
  const ofAmount = open.find(({ value, after }) => isOfAmount(value, after, isOfLoan));
  if (named === null && OF_OTHER.test(text)) return { percent: first.value };
  if (named === null && ofAmount) return { percent: ofAmount.value };
  const likely = open.filter(
    ({ value, before, after }) => isRate(value) && !isShareSaid(value, before, after, hasDown),
  );
  const rate = named ?? (likely.length > 0 ? Math.max(...likely.map(({ value }) => value)) : null);
  const other = open.find((one) => one.value !== rate && one.value >= LEAST_RATE && one !== ofAmount);
  if (named === null && !isOfLoan && !/\d{3}|\dk|\d mil/.test(rest) && rest.split(' ').length > MOST_WORDS)
    return { percent: first.value };
  const isShare = isOfLoan || (rate !== null && other !== undefined);
  if (other && isShare && !hasDown && other.value <= MOST_SHARE)
    return { ...(rate !== null && { rate }), down: { percent: other.value } };
  if (rate !== null) return { rate };
  const isAlone = !/\d{4}|\dk\b|\d mil\b/.test(rest) || AMOUNT_BEFORE.test(first.before);
  return isAlone || AMOUNT_AFTER.test(first.after) ? { percent: first.value } : {};
}

/** The one percentage of a text that nothing else has taken; null without one, and with several. */
export function lonePercent({ left }: CutText): number | null {
  const rest = left();
  const [one, other] = [...rest.matchAll(PERCENTS)];
  if (!one || other || OF_COSTS.test(rest.slice(one.index + one[0].length))) return null;
  return Number(one[1]);
}

function isRate(value: number): boolean {
  return value >= LEAST_RATE && value < LEAST_SHARE;
}

/** "5% of 400k" is a share, and "6.5% on 400k" is one where nothing is said of a loan. */
function isOfAmount(value: number, after: string, isOfLoan: boolean): boolean {
  return OF_AMOUNT.test(after) && !(isOfLoan && isRate(value) && /^ _? ?on\b/.test(after));
}

/** "3.5% or 5% down", "with 5%" */
function isShareSaid(value: number, before: string, after: string, hasDown: boolean): boolean {
  const isWith = !hasDown && LOW_SHARES.has(value) && /\b(?:with|con|put)(?: an?| un)? $/.test(before);
  return isWith || /^ (?:or|o|vs|versus) _/.test(after);
}

function isChange(before: string, after: string): boolean {
  return CHANGE_BEFORE.test(before) || CHANGE_AFTER.test(after);
}

const PERCENT = '(?:%|percent|por ciento)';
const PERCENTS = new RegExp(`(?<![\\d.])(\\d+(?:\\.\\d+)?) ?${PERCENT}`, 'g');

/** No rate is behind what is paid down, taken off or counted. */
const NO_RATE =
  '(?! ?(?:k|m|thousand|million|mil|beds?|baths?|am|pm|years?|anos?|months?|stars?|out|to|down(?! \\d)|deposit|lenders?|homes?|areas?|acres?|of|off|less|commission|de (?:enganche|entrada|inicial|comision|\\$?\\d|la|el))\\b)';
const VALUE = `(?:(1?\\d(?:\\.\\d+)?|20(?:\\.0+)?) ?${PERCENT}|(\\d(?:\\.\\d+)?)\\b(?!\\.\\d|\\d| ?${PERCENT}))${NO_RATE}`;
const MOVED =
  '(?:go|goes|went|gone|going|drop\\w*|fall\\w*|fell|rise\\w*|rose|come|came|comes|jump\\w*|climb\\w*|increas\\w*|decreas\\w*|mov\\w+|get|gets|got|baj\\w+|sub\\w+)';
const LINKS = `(?: (?:rates?|of|is|are|was|were|be|at|right now|now|currently|more|like|about|around|closer to|probably|roughly|maybe|say|de|del|es|son|esta|estan|como|en|al|al?|${MOVED}(?: (?:up|down|back))? (?:to|a|al)))*`;
const NAME =
  '(?:(?<!\\b(?:tax|vacancy|growth|cap|appreciation|crime) )(?:rates?|interest|apr)|tasas?|interes(?:es)?)';
const WORDS_AFTER = `(?<![\\d.])(1?\\d(?:\\.\\d+)?|20) ?${PERCENT} (?:(?:interest(?: rates?)?|rates?)(?! (?:\\d|change|difference|increase|drop|jump|swing|hike|cut))|apr|fixed|arm|fij[oa]|de interes|interes|de tasa)\\b`;
/** "An interest rate of 6.5" */
const RATE_IN_WORDS = new RegExp(`\\b${NAME}${LINKS} ${VALUE}|${WORDS_AFTER}`);
/** The same, or "at 6.5" */
const NAMED_RATE = new RegExp(`\\b(?:at|al|${NAME}${LINKS}) ${VALUE}|${WORDS_AFTER}`);

/** "If rates drop 1%", "prices fell by 5%" */
const CHANGE_BEFORE =
  /\b(?:drop\w*|fall\w*|fell|rise\w*|rose|risen|up|increas\w*|decreas\w*|jump\w*|climb\w*|gain\w*|los[et]|grow\w*|grew|cut|(?:rates?|prices?|values?|market|rents?|is|are|was|were|go|goes|went|gone|come|came|moved?|has|have|been) down|baj\w+|sub\w+|cay\w+)(?: (?:by|about|around|another|nearly|almost|over|at least|(?:more|less) than|un|en|otro|mas de))* $/;
/** "1 percent more" */
const CHANGE_AFTER =
  /^ (?:(?:point|rate|interest) )*(?:change|difference|more|less|higher|lower|increase|drop|jump|swing|mas|menos)\b/;
/** What a loan costs at closing or by the year beside it is not paid down. */
const OF_COSTS =
  /^ (?:(?:in|of|for|de|en) )?(?:closing|costs?|property|tax(?:es)?|insurance|pmi|mip|fees?|points?|dti|credits?|concessions?|vacancy|maintenance|appreciation|gastos|impuestos?|seguro)\b/;
const OF_LOAN =
  /\b(?:payments?|monthly|(?:a|per) month|mortgage|loan|borrow\w*|financ\w*|prestamo|hipoteca|pago|mensual\w*|al mes)\b/;
/** A percent beside these is a share of the price, and no loan's rate. */
const OF_OTHER =
  /\b(?:commission|minus|less|(?<!\b(?:pay|pays|paid|paying) )off|below|discount|concessions?|comision|menos|descuento)\b/;
/** Beside these a percent is neither. */
const OF_NEITHER = /\b(?:appreciat\w*|inflation|return|be worth|worth in)\b/;
/** A percent beside these is a share of the price that a buyer puts up. */
const OF_DEPOSIT = /\b(?:due diligence|earnest)\b/;
/** "Is 1% normal" asks for no sum. */
const IS_JUDGED =
  /\b(?:normal|typical|usual|common|customary|standard|enough|fair|good|ok|okay|reasonable|too (?:much|high|low|little))\b/;
const OF_AMOUNT =
  /^ _? ?(?:of|de|on) (?:(?:an? |the |un |una )?\$? ?\d|(?:it|that|this|es[eao]|est[eao]|the (?:price|asking|list|sale)|el precio)\b)/;
const AMOUNT_BEFORE = /(?:\d{4}|\dk|\d mil|\d (?:million|thousand)) $/;
const AMOUNT_AFTER = /^ \$? ?\d+(?:\.\d+)?(?:\d{3}|k| mil| million| thousand)/;

/** Shares paid down that are as low as a rate. */
export const LOW_SHARES = new Set([3, 3.5, 5]);
/** Loans have rates from here on, and shares begin where rates end. */
export const LEAST_RATE = 2;
export const LEAST_SHARE = 10;
const MOST_SHARE = 50;
/** A percentage in a longer message, beside no loan and no amount, is no rate. */
const MOST_WORDS = 6;
/** What is said of a number stands no further from it. */
const NEAR = 60;
