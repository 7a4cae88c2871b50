import { both, limitAround, limited, type Range, rangeBetween } from './limit.ts';
import { FRACTIONS } from './number-words.ts';
import { type NumberOf, type NumberSaid, numbersIn } from './numbers.ts';

/** What is wanted of a home, in numbers other than its price and its year. */
export interface HomeLimits {
  bedrooms?: Range;
  bathrooms?: Range;
  squareFeet?: Range;
  /** Acres. */
  lotSize?: Range;
  daysOnMarket?: Range;
}

/** The limits that a plain text with digits sets. */
export function homeLimits(said: string): HomeLimits {
  const text = inAcres(said.replace(CARRIED, '$1$2$1'));
  const numbers = numbersIn(text);
  const found: Record<keyof HomeLimits, Range | null> = {
    bedrooms:
      counted(numbers, 'bedrooms', 1, exactly) ??
      oneMore(text) ??
      (/(?<!\b(?:art|music|yoga|dance|photo|recording|room for an?) )\bstudios?\b/.test(text)
        ? { max: 0 }
        : familySize(text)),
    bathrooms: counted(numbers, 'bathrooms', 0.5, exactly),
    squareFeet: counted(numbers, 'squareFeet', 1, least),
    lotSize: counted(numbers, 'acres', 0.01, least) ?? ofLand(numbers),
    daysOnMarket: ON_THE_MARKET.test(text) ? counted(numbersIn(inDays(text)), 'days', 1, most) : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, range]) => range !== null));
}

/** "At least 4 bedrooms and 3 baths" limits both. */
const CARRIED =
  /\b((?:at least|min(?:imum)?(?: of)?|al menos|por lo menos) )(\d (?:bed\w*|habitacion\w*|recamaras?)(?: and| y|,)? )(?=\d(?:\.5)? (?:full )?(?:ba|bano))/g;

/**
 * How many of a thing are asked for: "2 or 3", "more than 2 but fewer than 5"
 * @param step how far the next number is
 * @param alone what a number means that nothing limits
 */
function counted(
  numbers: readonly NumberSaid[],
  of: NumberOf,
  step: number,
  alone: (value: number) => Range,
): Range | null {
  const ranges = numbers.flatMap(({ digits, before, inner, after, ...number }, at) => {
    if (number.of !== of || number.opensPair || LEFT.test(before)) return [];
    const first = numbers[at - 1];
    if (first?.opensPair) return [rangeBetween(Number(first.digits), Number(digits))];
    const limit = limitAround(before, inner || after);
    return [limit ? limited(limit.bound, Number(digits), step) : alone(Number(digits))];
  });
  return ranges.length > 0 ? ranges.reduce(both) : null;
}

const least = (value: number): Range => ({ min: value });
const most = (value: number): Range => ({ max: value });
/** "Two baths" also has two and a half. */
const exactly = (value: number): Range => ({ min: value, max: value + 0.5 });

/** "We are downsizing from five bedrooms": what one has, and not what one wants. */
const LEFT = /\b(?:from|out of|leaving|selling)(?: an?| our| my)? $/;

/** "A 5000 sq ft lot", in acres. */
function ofLand(numbers: readonly NumberSaid[]): Range | null {
  const range = counted(numbers, 'squareFeetOfLand', 1, least);
  const ends = Object.entries(range ?? {}).map(([end, feet]) => [
    end,
    Math.round((feet / SQUARE_FEET_OF_ACRE) * 100) / 100,
  ]);
  return range && Object.fromEntries(ends);
}

const SQUARE_FEET_OF_ACRE = 43_560;

/** "Half an acre", "1/4 acre" */
function inAcres(text: string): string {
  return text
    .replace(
      /\b(half|third|quarter|medio|tercio|cuarto)(?: (?:of|de))?(?: an?)? acres?\b/g,
      (_, part) => `${FRACTIONS[part]?.toFixed(2)} acre`,
    )
    .replace(/\b(?:an?|un) acre\b/g, '1 acre');
}

/** Of homes, and not of how fast they sell in an area. */
const ON_THE_MARKET =
  /\b(?:homes?|houses?|condos?|town ?houses?|listings?|anything|something|casas?|condominios?)\b.*\b(?:on (?:the )?market|been for sale|listed|dom|old|en (?:el )?mercado)\b|\b(?:listings|listed)\b/;

/** "Two weeks", "a month" */
function inDays(text: string): string {
  return text.replace(
    /\b(\d+|an?|un[ao]?)? ?(weeks?|months?|semanas?|mes(?:es)?)\b/g,
    (_, count, unit) => `${(Number(count) || 1) * (/^[ws]/.test(unit) ? 7 : 30)} days`,
  );
}

/** "We need a third bedroom." */
function oneMore(text: string): Range | null {
  const found = /\b(?:a|another) (second|third|fourth|fifth) bedroom\b/.exec(text)?.[1];
  return found ? { min: ['second', 'third', 'fourth', 'fifth'].indexOf(found) + 2 } : null;
}

/** A lawful request about size: four people need three bedrooms or so. */
function familySize(text: string): Range | null {
  if (/\b(?:growing|large|big|blended) family\b(?! rooms?\b)|\bfamilia (?:grande|numerosa)\b/.test(text))
    return { min: 3 };
  const all = PEOPLE.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)).find((count) => count > 0);
  const people = all ?? Number(CHILDREN.exec(text)?.[1] ?? -1) + 1;
  return people >= 3 ? { min: people >= 5 ? 4 : 3 } : null;
}

/** "Family of 5", "we will be 5 people", "5 people living in the house", "we are 5", "there are 5 of us" */
const PEOPLE = [
  /\b(?:family|familia|couple|household|party) (?:of|de|is|es de) (\d)\b/,
  /(?:^|\b(?:for|be|para|ser|seremos|vivir) )(\d) (?:people|personas)\b/,
  /\b(\d) (?:people|personas) (?:living|in (?:the|our|my|1) (?:house|home|family|household))\b/,
  /\b(?:we are|somos|vivimos) (\d)\b(?! (?:days|weeks|months|minutes|miles|years|blocks|dias|meses|minutos))/,
  // heirs and sellers count themselves too
  /\b(\d) of us\b(?! (?:\w+ )?(?:own|inherit|sell|sold|sign|agree|want to sell|heirs|siblings|brothers|sisters))/,
];
const CHILDREN = /\b(\d) (?:kids|children|ninos|hijos)\b/;
