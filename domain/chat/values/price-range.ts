import { priceToDollars, withImpliedThousands } from './dollars.ts';
import { intersect, limitAround, type Range, rangeBetween, rangeFor } from './limit.ts';
import { MIN_IN_THOUSANDS, MIN_PRICE, type NumberToken, numbersIn } from './numbers.ts';

/**
 * Returns the price limits of a plain text with digits, in whole US dollars: "under 600k", "between 400 and 500k", "around $1.2
 * million"; null if it names no amount of money.
 */
export function priceRange(text: string): Range | null {
  const hundreds = [...text.matchAll(HUNDREDS)].map(([, digit]) => Number(digit) * 100_000);
  if (hundreds.length > 0) return { min: Math.min(...hundreds), max: Math.max(...hundreds) + 99_999 };
  const prices = numbersIn(text).filter((number) => number.kind === 'price' && dollars(number) >= MIN_PRICE);
  const [first, second] = prices;
  if (!first) return null;
  if (second && BETWEEN.test(text)) {
    const [one, other] = [dollars(first), dollars(second)];
    const isUpTo = UP_TO.has(limitAround(first.before, '')?.bound ?? '');
    return isUpTo ? { max: Math.max(one, other) } : rangeBetween(one, other);
  }
  const limits = prices.flatMap(limitOf);
  return limits.length > 0 ? limits.reduce(intersect) : { max: Math.max(...prices.map(dollars)) };
}

/** "The low 400s", "300s or 400s", "the 300k range", without a further limit */
const HUNDREDS =
  /(?<!\b(?:under|below|over|above|than)(?: the)?(?: low| mid| high| upper)? )(?<![\d.])([1-9])00(?:k?s|(?<!\b(?:to|a) \d00)k? range)\b/g;

/** "A budget of about 600k" is a maximum. */
const BUDGET = /\b(?:budget|afford|spend|presupuesto)(?: [a-z]+){0,3}$/;
const BETWEEN =
  /\b(?:between|entre|from|de|desde)\b.*\b(?:and|to|y|a|through|hasta)\b|\d ?(?:[km]|mil|million(?:es)?)? (?:to|a) \$? ?\d/;

/** "No more than 550-600" */
const UP_TO = new Set(['below', 'most']);

function limitOf(number: NumberToken): Range[] {
  const limit = limitAround(number.before, number.after);
  if (!limit || (limit.bound === 'about' && BUDGET.test(number.before.trimEnd()))) return [];
  return [rangeFor(limit.bound, dollars(number), 1)];
}

/** "Under 600" means thousands in a conversation about homes. */
function dollars({ digits, unit }: NumberToken): number {
  return withImpliedThousands(priceToDollars(digits, unit), MIN_IN_THOUSANDS);
}
