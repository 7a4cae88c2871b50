import { limitAround } from './limit.ts';
import type { NumberOf, NumberSaid } from './numbers.ts';

/**
 * The numbers in a search that no reader takes, as they were said: "3000 a month", "highway 51". What is left out of a search in
 * silence reads as if it had been searched for.
 * @param isYearRead whether the years are told of homes or of figures
 */
export function unreadNumbers(numbers: readonly NumberSaid[], isYearRead: boolean): string[] {
  const unread = numbers.filter(
    (number) => isUnread(number) || (number.of === 'calendarYear' && !isYearRead),
  );
  return [...new Set(unread.map(({ said }) => said))];
}

/** The ZIP code of the place that is named: "homes in 28203"; '' where none is. */
export function zipIn(numbers: readonly NumberSaid[]): string {
  return numbers.find(({ of, before }) => of === 'zip' && OF_PLACE.test(before))?.digits ?? '';
}

const OF_PLACE = /\b(?:in|near|around|zip(?: code)?|area|en|cerca de(?:l)?|codigo postal)(?: the| el)? $/;

function isUnread({ of, before, after, digits, said }: NumberSaid): boolean {
  const bound = limitAround(before, after)?.bound;
  if (UNREAD.has(of)) return true;
  if (of === 'periodicDollars' || of === 'otherDollars') return bound !== undefined;
  if (of !== 'other') return false;
  const isOfHome = MEASURE.test(said) || (LEVELS.test(said) && bound !== undefined && bound !== 'least');
  return isOfHome || Number(digits) >= LEAST_ALONE || (said === digits && bound !== undefined);
}

const UNREAD: ReadonlySet<NumberOf> = new Set<NumberOf>(['zip', 'name', 'squareFeetOfPart']);
/** "10 foot ceilings", "48 amps" */
const MEASURE = / (?:foot|feet|ft|inch(?:es)?|amps?|volts?|watts?|gallons?|gigs?)$/;
/** A feature names so many levels or more: "at most 2 stories" is none. */
const LEVELS = / (?:stor(?:y|ies)|levels?|floors?|pisos|plantas)$/;
/** A smaller number mostly counts people, cars or months. */
const LEAST_ALONE = 100;
