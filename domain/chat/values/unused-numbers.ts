import { limitAround } from './limit.ts';
import type { NumberKind, NumberToken } from './numbers.ts';

/**
 * The numbers in a search that no reader takes, as they were said: "3000 a month", "highway 51". What is left out of a search in
 * silence reads as if it had been searched for.
 * @param isYearRead whether the years are told of homes or of figures
 */
export function unusedNumbers(numbers: readonly NumberToken[], isYearRead: boolean): string[] {
  const unread = numbers.filter(
    (number) => isUnused(number) || (number.kind === 'calendarYear' && !isYearRead),
  );
  return [...new Set(unread.map(({ text }) => text))];
}

/** The ZIP code of the place that is named: "homes in 28203"; '' where none is. */
export function zipIn(numbers: readonly NumberToken[]): string {
  return numbers.find(({ kind, before }) => kind === 'zip' && PLACE_BEFORE.test(before))?.digits ?? '';
}

const PLACE_BEFORE = /\b(?:in|near|around|zip(?: code)?|area|en|cerca de(?:l)?|codigo postal)(?: the| el)? $/;

function isUnused({ kind, before, after, digits, text }: NumberToken): boolean {
  const bound = limitAround(before, after)?.bound;
  if (UNUSED_KINDS.has(kind)) return true;
  if (kind === 'periodicDollars' || kind === 'otherDollars') return bound !== undefined;
  if (kind !== 'other') return false;
  const isOfHome = MEASURE.test(text) || (LEVELS.test(text) && bound !== undefined && bound !== 'least');
  return isOfHome || Number(digits) >= MIN_ALONE || (text === digits && bound !== undefined);
}

const UNUSED_KINDS: ReadonlySet<NumberKind> = new Set<NumberKind>(['zip', 'name', 'squareFeetOfPart']);
/** "10 foot ceilings", "48 amps" */
const MEASURE = / (?:foot|feet|ft|inch(?:es)?|amps?|volts?|watts?|gallons?|gigs?)$/;
/** A feature names so many levels or more: "at most 2 stories" is none. */
const LEVELS = / (?:stor(?:y|ies)|levels?|floors?|pisos|plantas)$/;
/** A smaller number mostly counts people, cars or months. */
const MIN_ALONE = 100;
