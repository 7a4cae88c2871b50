import { priceOf } from './dollars.ts';
import { both, limitAround, limited, type Range, rangeBetween } from './limit.ts';

/**
 * The price limits of a plain text with digits, in whole US dollars: "under 600k", "between 400 and 500k", "around $1.2 million".
 * @returns null when it names no amount of money
 */
export function priceRange(said: string): Range | null {
  const text = said.replace(MILLIONS, '$1 million$2').replace(MILLIONS_ALONE, '$& million');
  if (/\d ?% of\b/.test(text)) return null;
  const hundreds = Number(HUNDREDS.exec(text)?.[1] ?? 0) * 100_000;
  if (hundreds > 0) return { min: hundreds, max: hundreds + 99_999 };
  const amounts = [...text.matchAll(AMOUNT)].map(read).filter((amount) => amount !== null);
  const [first, second] = amounts;
  if (!first) return null;
  if (second && BETWEEN.test(text)) {
    // "400 to 500k": the first takes the unit of the second.
    const one = first.value < 1_000 && second.value >= 10_000 ? first.value * 1_000 : first.value;
    return rangeBetween(dollars(one), dollars(second.value));
  }
  if (dollars(first.value) < LEAST_PRICE) return null;
  const limits = amounts.flatMap(limitOf);
  return limits.length > 0 ? limits.reduce(both) : { max: dollars(first.value) };
}

/** "Between 1 and 1.3 million": the first takes the unit of the second. */
const MILLIONS = /\b(\d(?:\.\d+)?)(?= (?:and|to|or|y|a|o) \$?\d(?:\.\d+)? ?(?:million|mm?|millones)\b)( )/g;

/** "Budget about 1.2", "under 1.5" */
const MILLIONS_ALONE =
  /(?<=\b(?:budget|spend|under|below|up to|over|above|max)(?: (?:is|of|to|about|around|up|roughly))* \$?)[1-4]\.\d{1,2}$/;

/** "The low 400s", "the 300k range" */
const HUNDREDS = /\b(?:the|low|mid|high|upper) (\d)00(?:s|k?s? range)\b/;

const LEAST_PRICE = 50_000;

/** Neither a count of rooms, feet, days or points, nor a street number. */
const AMOUNT =
  /(?<![\w.]|out of |\b0 )(\$ ?)?(\d+(?:\.\d+)?) ?(k|thousand|grand|mil|mm|m|million(?:s)?|millon(?:es)?)?(?![\w.%])(?! ?(?:bed|bath|br|ba|bd|sq|feet|foot|ft|square|day|acre|stor|point|mile|minute|hour|year|home|house|listing|habitac|recamara|dormitorio|bano|dias|cuarto|pies|metros|million|people|percent|or more bed|car|a year|per year|annual|salary|a month|per month|al ano|al mes))/g;
/** A budget of about so much is the most that may be spent. */
const BUDGET = /\b(?:budget|afford|spend|presupuesto)(?: [a-z]+){0,3}$/;
const BETWEEN =
  /\b(?:between|entre|from|de|desde)\b.*\b(?:and|to|y|a|through|hasta)\b|\d ?k? (?:to|a) \$? ?\d/;

function limitOf({ value, before, after }: Amount): Range[] {
  const limit = limitAround(before, after);
  if (!limit || (limit.bound === 'about' && BUDGET.test(before))) return [];
  return [limited(limit.bound, dollars(value), 1)];
}

interface Amount {
  value: number;
  before: string;
  after: string;
}

function read(found: RegExpExecArray): Amount | null {
  const [all, sign, digits = '', unit = ''] = found;
  const number = Number(digits);
  const value = priceOf(digits, unit);
  const before = found.input.slice(0, found.index).trim();
  const after = found.input.slice(found.index + all.length);
  const isYear = !sign && !unit && number >= 1800 && number <= 2100;
  if (!sign && !unit && OF_SCORE.test(before)) return null;
  if (isYear || (!unit && !sign && number < 100)) return null;
  return { value, before, after };
}

/** "A walk score of 100" */
const OF_SCORE = /\bscores?(?: [a-z]+){0,3}$/;

/** "under 600" in talk of homes is thousands. */
function dollars(value: number): number {
  return value >= 100 && value < 1_000 ? value * 1_000 : value;
}
