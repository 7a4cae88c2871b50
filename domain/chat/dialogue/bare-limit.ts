import { orHalfMore } from '../values/home-limits.ts';
import { limitAround, rangeFor } from '../values/limit.ts';
import { numbersIn } from '../values/numbers.ts';
import type { Values } from '../values/read-values.ts';
import { hasOnlyValues } from '../values/record-words.ts';
import type { Wish } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/**
 * The criterion that a bare number changes: "over 2500" square feet, "make it 3" bedrooms, "sorry 650" of a price. null if the search
 * has none of them, or the number fits none.
 */
export function bareLimit({ text }: Pick<Values, 'text'>, before: Wish | undefined): Wish | null {
  const [number, other] = numbersIn(text);
  const [, corrected] = CORRECTS.exec(text) ?? [];
  if (before?.price && corrected && (number?.kind === 'other' || number?.kind === 'price')) {
    const dollars = Number(corrected) * (corrected.includes('.') ? 1_000_000 : 1_000);
    return { price: before.price.max === undefined ? { min: dollars } : { max: dollars } };
  }
  if (!before || !number || other || !hasOnlyValues(text)) return null;
  if (number.kind !== 'other' && number.kind !== 'calendarYear') return null;
  const value = Number(number.digits);
  const bound = limitAround(number.before, number.after)?.bound;
  const isLimited = bound !== undefined && bound !== 'about';
  if (before.bedrooms && value >= 1 && value <= MOST_ROOMS && (isLimited || SETS.test(text)))
    return { bedrooms: isLimited ? rangeFor(bound, value, 1) : orHalfMore(value) };
  if (before.squareFeet && value >= LEAST_FEET && value < MOST_FEET && isLimited)
    return { squareFeet: rangeFor(bound, value, 1) };
  return null;
}

/** "Over 2500", "make it 3" after a search by square feet or bedrooms. */
export function isBareLimitOfSearch(values: Pick<Values, 'text'>, [task]: Dialogue['tasks']): boolean {
  return task?.kind === 'homes' && bareLimit(values, task.wish) !== null;
}

const SETS =
  /\bmake (?:it|that) \d|^(?:(?:actually|wait|ok|and|or|what about|how about|just) )*\d (?:instead|then|rather)$|^(?:(?:and|ok|what about|how about) )+\d$/;
/** Corrects a price in hundreds of thousands or in millions: "sorry 650", "1.5 then", "what if I go up to 1.1" */
const CORRECTS =
  /(?:^(?:(?:no|oh|ok|sorry|oops|actually|wait|i meant?|make (?:it|that)|try|perdon|mejor|digo) )*|\b(?:go|went|stretch|bump (?:it|that)|raise (?:it|that))(?: up)? to )([1-9]\d\d|[1-9]\.\d{1,2})(?= (?:and|with|instead|then|max|tops|please|y|con)\b|$)/;
const MOST_ROOMS = 9;
/** Bare hundreds are a price. */
const LEAST_FEET = 1_000;
const MOST_FEET = 10_000;
