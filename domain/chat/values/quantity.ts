import { both, limitAround, limited, type Range, rangeBetween } from './limit.ts';
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
  return (numbers) => {
    const ranges = numbers.flatMap(({ digits, inner, after, ...number }, at) => {
      const before = number.before.slice(-NEAR);
      if (number.of !== of || number.opensPair || LEFT.test(before)) return [];
      const first = numbers[at - 1];
      if (first?.opensPair) return [rangeBetween(Number(first.digits), Number(digits))];
      const limit = limitAround(before, inner || after);
      return [limit ? limited(limit.bound, Number(digits), step) : alone(Number(digits))];
    });
    return ranges.length > 0 ? ranges.reduce(both) : null;
  };
}

/** What is said of a number stands no further before it. */
const NEAR = 80;

/** "We are downsizing from five bedrooms": what one has, and not what one wants. */
const LEFT = /\b(?:from|out of|leaving|selling)(?: an?| our| my)? $/;
