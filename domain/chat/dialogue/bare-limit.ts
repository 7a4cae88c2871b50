import { orHalfMore } from '../values/home-limits.ts';
import { limitAround, rangeFor } from '../values/limit.ts';
import { numbersIn } from '../values/numbers.ts';
import type { Values } from '../values/read-values.ts';
import { hasOnlyValues } from '../values/record-words.ts';
import type { Wish } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/**
 * The criterion that a bare number changes: "over 2500" square feet, "we need 3" bedrooms, "sorry 650" of a price. null if the search
 * has none of them, or the number fits none.
 */
export function bareLimit({ text }: Pick<Values, 'text'>, before: Wish | undefined): Wish | null {
  const [number, other] = numbersIn(text);
  const [, corrected] = CORRECTS.exec(text) ?? [];
  if (before?.price && corrected && (number?.kind === 'other' || number?.kind === 'price')) {
    const dollars = Number(corrected) * (corrected.includes('.') ? 1_000_000 : 1_000);
    return { price: before.price.max === undefined ? { min: dollars } : { max: dollars } };
  }
  if (!before || !number || other || !hasOnlyValues(text.replace(AROUND_VALUES, ' '))) return null;
  if (number.kind !== 'other' && number.kind !== 'calendarYear') return null;
  const value = Number(number.digits);
  const bound = limitAround(number.before, number.after)?.bound;
  const isLimited = bound !== undefined && bound !== 'about';
  if (before.bedrooms && value >= 1 && value <= MOST_ROOMS && (isLimited || SETS.test(text)))
    return { bedrooms: isLimited ? rangeFor(bound, value, 1) : orHalfMore(value) };
  const isSize = before.squareFeet !== undefined && value >= LEAST_FEET && value < MOST_FEET;
  if (isSize && ENOUGH.test(text)) return { squareFeet: { min: value } };
  if (isSize && LIKE.test(text)) return { squareFeet: rangeFor('about', value, 1) };
  if (isSize && isLimited) return { squareFeet: rangeFor(bound, value, 1) };
  return null;
}

/** "Over 2500", "make it 3" after a search by square feet or bedrooms. */
export function isBareLimitOfSearch(values: Pick<Values, 'text'>, [task]: Dialogue['tasks']): boolean {
  return task?.kind === 'homes' && bareLimit(values, task.wish) !== null;
}

/** Words of wanting and asking around a value: "we need 2 after all", "subele a 4". */
const AROUND_VALUES =
  /\b(?:though|after all|i|we|need|needs|want|bump|raise|lower|set|do|could|can|lets?|us|mejor|pues|pon(?:le|lo)|sub(?:e|ele|elo)|baj(?:a|ale|alo)|quiero|queremos|necesito|necesitamos|sean?|a|smaller|bigger|larger|like|plenty|enough|tops|minimum|maximum|tope|maximo|minimo)\b/g;
const ENOUGH = /\d (?:is|would be) (?:plenty|enough|fine)\b/;
const LIKE = /\bmore like \d/;
const SETS =
  /\b(?:make|bump|raise|lower|set) (?:it|that) (?:up |down )?(?:to )?\d|\b(?:need|want|quiero|queremos|necesito|necesitamos|que sean?|pon(?:le|lo)|sub(?:e|ele|elo)|baj(?:a|ale|alo)) (?:a |de |con )?\d|^(?:(?:y|mejor|pues|ok|o|no) )+(?:de |con )?\d$|^(?:(?:actually|wait|ok|and|or|what about|how about|just) )*\d (?:instead|then|rather)$|^(?:(?:and|ok|what about|how about) )+\d$/;
/** Corrects a price in hundreds of thousands or in millions: "sorry 650", "1.5 then", "what if I go up to 1.1" */
const CORRECTS =
  /(?:^(?:(?:no|oh|ok|sorry|oops|actually|wait|i meant?|make (?:it|that)|try|perdon|mejor|digo) )*|\b(?:go|went|stretch|bump (?:it|that)|raise (?:it|that))(?: up)? to )([1-9]\d\d|[1-9]\.\d{1,2})(?= (?:and|with|instead|then|max|tops|please|though|actually|y|con|tope|maximo|entonces|mejor)\b|$)/;
const MOST_ROOMS = 9;
/** Bare hundreds are a price. */
const LEAST_FEET = 1_000;
const MOST_FEET = 10_000;
