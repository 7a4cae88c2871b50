import { runsOf } from '../text/features.ts';
import { createNamedFeatureRanker } from '../understand/linear.ts';
import type { LinearModel } from '../understand/weights.ts';
import {
  FIGURE_ROLES,
  type FigureReading,
  type FigureRole,
  isPercent,
  labelFigures,
  type SumFollowUp,
  type SumKind,
} from './figures.ts';
import { type NumberToken, numbersIn } from './numbers.ts';

/** Number of words on each side of a figure that become features. */
const WINDOW = 4;
/** In percent: no loan on a home was ever that cheap, but taxes of a year are. */
const LOWEST_RATE = 1.5;
/** Classes that name no calculation of their own. */
const NO_KIND: ReadonlySet<string> = new Set<SumFollowUp | 'none'>(['none', 'same', 'difference']);
/** A calculation counts as requested from this confidence on, if "none" stays below the maximum. */
const MIN_SUM_CONFIDENCE = 0.4;
const MAX_NONE_CONFIDENCE = 0.25;

/**
 * @returns a function that classifies the figures of a plain text with digits one by one, each given the roles of those before
 * it; `last` is the previous calculation that was shown or explained
 */
export function createFigureReader(
  weights: LinearModel,
): (text: string, last: SumKind | null) => FigureReading {
  const rank = createNamedFeatureRanker(weights);
  return (text, last) => {
    const numbers = numbersIn(text);
    const featuresAt = roleFeatures(text, numbers, last);
    const roles: FigureRole[] = [];
    for (const [at, number] of numbers.entries()) {
      const [role] = rank('role', featuresAt(at, roles), 1);
      const isTooLow = role?.value === 'rate' && isPercent(number, text) && isBelow(number, LOWEST_RATE);
      const isSpent = role?.value === 'own' && SPENT.test(text.slice(number.end));
      roles.push(isTooLow ? 'tax' : isSpent ? 'price' : ((role?.value ?? 'none') as FigureRole));
    }
    const sums = rank('sum', sumFeatures(text, numbers, roles, last), 4);
    const none = sums.slice(0, 2).find(({ value }) => value === 'none')?.confidence ?? 0;
    const [sum] = sums.filter(({ value }) => value !== 'none');
    const isSum = sum && sum.confidence >= MIN_SUM_CONFIDENCE && none < MAX_NONE_CONFIDENCE;
    return {
      figures: labelFigures(text, numbers, roles),
      sum: isSum ? (sum.value as SumKind | SumFollowUp) : null,
      likelySum: (sums.find(({ value }) => !NO_KIND.has(value))?.value ?? null) as SumKind | null,
    };
  };
}

/** "I have 450k, what can I buy": a budget, not money to set beside a price. */
const SPENT =
  /^ (?:(?:dollars|cash|in cash|total|max) )*(?:(?:so )?(?:what|where) (?:can|could|would) (?:i|we|that|it) (?:buy|get|afford)|(?:i can|we can|to) spend|(?:y )?que (?:puedo|podemos) comprar|para gastar)\b/;

/** Whether a number is below a limit, but not zero: "at 0%". */
function isBelow({ digits }: NumberToken, limit: number): boolean {
  return Number(digits) > 0 && Number(digits) < limit;
}

/**
 * The features that predict a figure's role: the words around it, its format, and the roles of the figures before it.
 * @returns a function that returns the named features of one number
 */
export function roleFeatures(
  text: string,
  numbers: readonly NumberToken[],
  last: SumKind | null,
): (at: number, before: readonly FigureRole[]) => string[] {
  const shapes = numbers.map((one) => shapeOf(one, text));
  const sizes = numbers.map(sizeOf);
  const words = wordsWithMarks(text, numbers, shapes);
  const places = [...words.keys()].filter((one) => words[one]?.startsWith(MARK));
  const wordsAnywhere = words.map((one) => `among ${one}`);
  const offsets = Array.from({ length: WINDOW }, (_, far) => far + 1);
  return (at, before) => {
    const [shape = '', size = '', place = 0] = [shapes[at], sizes[at], places[at]];
    const word = (offset: number) => words[place + offset] ?? '^';
    return [
      shape,
      size,
      `${shape} ${size}`,
      `after ${last}`,
      `after ${last} ${shape}`,
      `after ${last} ${size}`,
      ...offsets.flatMap((far) => [
        `left ${word(-far)}`,
        `right ${word(far)}`,
        `-${far} ${word(-far)}`,
        `${far} ${word(far)}`,
      ]),
      ...[1, 2].flatMap((far) => [`-${far} ${word(-far)} ${shape}`, `${far} ${word(far)} ${shape}`]),
      `left ${word(-2)} ${word(-1)}`,
      `left ${word(-3)} ${word(-2)} ${word(-1)}`,
      `right ${word(1)} ${word(2)}`,
      `right ${word(1)} ${word(2)} ${word(3)}`,
      ...wordsAnywhere,
      `behind ${before.at(-1)}`,
      `behind ${before.at(-1)} ${shape}`,
      ...before.map((role) => `beside ${role}`),
    ];
  };
}

/** The named features that predict the requested calculation: word n-grams with figure roles, and the previous calculation. */
export function sumFeatures(
  text: string,
  numbers: readonly NumberToken[],
  roles: readonly FigureRole[],
  last: SumKind | null,
): string[] {
  const words = ['^', ...wordsWithMarks(text, numbers, roles), '$'];
  const presentRoles = FIGURE_ROLES.filter((role) => roles.includes(role));
  const hasRoles = presentRoles.map((role) => `has ${role}`);
  const contextFeatures = [...words, ...hasRoles, `length ${Math.min(6, words.length >> 2)}`];
  return [
    ...runsOf(words, [1, 2, 3]),
    ...hasRoles,
    `has ${presentRoles.join(' ')}`,
    `after ${last}`,
    ...contextFeatures.map((sign) => `after ${last} ${sign}`),
  ];
}

/** Marks a number; plain text never contains this character. */
const MARK = '#';

/** The words of a text with placeholders for its numbers. */
function wordsWithMarks(text: string, numbers: readonly NumberToken[], marks: readonly string[]): string[] {
  let words = '';
  let from = 0;
  for (const [at, { start: begin, end }] of numbers.entries()) {
    words += `${text.slice(from, begin)} ${MARK}${marks[at]} `;
    from = end;
  }
  return `${words}${text.slice(from)}`.split(' ').filter(Boolean);
}

/** Format of a number: percent, unit, dollar sign, decimal, or its count of digits. */
function shapeOf(number: NumberToken, text: string): string {
  const { unit, hasDollarSign, digits } = number;
  if (isPercent(number, text)) return '%';
  if (unit !== '') return unit === 'mil' || !unit.startsWith('m') ? 'k' : 'm';
  if (hasDollarSign) return '$';
  return digits.includes('.') ? '.' : `${digits.length} digits`;
}

/** Bin edges that separate rates, shares, terms, scores, years, dues, rents and prices as people write them. */
const SIZES = [
  1, 2, 4, 9, 10, 15, 16, 20, 25, 30, 31, 41, 60, 100, 300, 580, 860, 1_000, 1_900, 2_030, 4_000, 10_000,
  30_000, 50_000, 100_000,
];

function sizeOf({ digits, unit }: NumberToken): string {
  return `size ${SIZES.filter((size) => Number(digits) >= size).length}${unit && ' with unit'}`;
}
