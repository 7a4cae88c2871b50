import { limitAround } from './limit.ts';
import type { NumberKind } from './number-nouns.ts';
import type { NumberToken } from './numbers.ts';

/**
 * Returns the numbers of a search that no reader uses, in the visitor's words: "3000 a month", "highway 51". The answer names
 * them, because visitors would assume that they were applied.
 * @param isYearRead whether another reader has used the years
 */
export function unusedNumbers(numbers: readonly NumberToken[], isYearRead: boolean): string[] {
  const unread = numbers.filter(
    (number) => isUnused(number) || (number.kind === 'calendarYear' && !isYearRead),
  );
  return [...new Set(unread.map(({ text }) => text))];
}

/** Returns the ZIP code used as a place: "homes in 28203"; '' if there is none. */
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
/** A feature means at least so many levels, so it cannot express "at most 2 stories". */
const LEVELS = / (?:stor(?:y|ies)|levels?|floors?|pisos|plantas)$/;
/** Smaller numbers mostly count people, cars or months. */
const MIN_ALONE = 100;
