import { both, limitAround, limited, type Range } from './limit.ts';
import type { NumberOf, NumberSaid } from './numbers.ts';

/** Something that is counted. */
export interface Quantity {
  of: NumberOf;
  /** How far the next number is. */
  step: number;
  /** What a number means that nothing limits. */
  alone: (value: number) => Range;
}

/** @returns a function that reads from the numbers of a text how many are asked for: "2 or 3", "more than 2 but fewer than 5" */
export function quantityReader({
  of,
  step,
  alone,
}: Quantity): (numbers: readonly NumberSaid[]) => Range | null {
  const range = (before: string, value: number, after: string): Range => {
    const pair = PAIR.exec(before);
    const from = Number(pair?.[1] ?? pair?.[2] ?? value);
    if (from < value) return { min: from, max: value };
    const limit = limitAround(before, after);
    if (!limit) return alone(value);
    const joined = JOINED.exec(limit.before);
    const further = FURTHER.exec(after);
    return [
      joined && bounded(limit.before.slice(0, joined.index), Number(joined[1])),
      further && bounded(further[1] ?? '', Number(further[2])),
    ].reduce<Range>((own, other) => (other ? both(own, other) : own), limited(limit.bound, value, step));
  };

  const bounded = (words: string, value: number) => {
    const limit = limitAround(words, '');
    return limit && limited(limit.bound, value, step);
  };

  return (numbers) => {
    const ranges = numbers
      .filter((number) => number.of === of && !number.opensPair)
      .map(({ before, digits, inner, after }) => ({
        before: before.slice(-NEAR),
        digits,
        after: inner || after,
      }))
      .filter(({ before }) => !LEFT.test(before))
      .map(({ before, digits, after }) => range(before, Number(digits), after));
    return ranges.length > 0 ? ranges.reduce(both) : null;
  };
}

const NUMBER = '\\d+(?:\\.\\d+)?';

/** What is said of a number stands no further before it. */
const NEAR = 80;

/** "Size under 500k", "a lot under 3 miles away": the number is of something else. */
const OF_NO_OTHER =
  '(?![\\d.%]| ?(?:k|m|mil|thousand|million|beds?|bedrooms?|baths?|bathrooms?|acres?|sq|square|feet|sqft|days?|weeks?|miles?|minutes?|years?)\\b)';

/** "2 to 4", "1 or 2", "between 2 and 4" */
const PAIR =
  /(?:(\d+(?:\.\d+)?) ?(?:to|or|through|o|a|hasta) |(?:between|entre) (\d+(?:\.\d+)?) (?:and|y) )$/;

/** "More than 2 but", before "fewer than 5" */
const JOINED = /(\d+(?:\.\d+)?) ?(?:but|and|pero|y)$/;

/** "But no more than 4", behind "more than 2 bedrooms" */
const FURTHER = new RegExp(`^ (?:but|and|pero|y)((?: [a-z]+){1,4}) (${NUMBER})${OF_NO_OTHER}`);

/** "We are downsizing from five bedrooms": what one has, and not what one wants. */
const LEFT = /\b(?:from|out of|leaving|selling)(?: an?| our| my)? $/;
