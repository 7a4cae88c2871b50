import type { Range } from './limit.ts';
import { FRACTIONS } from './number-words.ts';
import { numbersIn } from './numbers.ts';
import { type Quantity, quantityReader } from './quantity.ts';

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
      bedrooms(numbers) ??
      oneMore(text) ??
      (/(?<!\b(?:art|music|yoga|dance|photo|recording|room for an?) )\bstudios?\b/.test(text)
        ? { max: 0 }
        : familySize(text)),
    bathrooms: bathrooms(numbers),
    squareFeet: squareFeet(numbers),
    lotSize: acres(numbers) ?? ofLand(numbers),
    daysOnMarket: ON_THE_MARKET.test(text) ? days(numbersIn(inDays(text))) : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, range]) => range !== null));
}

/** "At least 4 bedrooms and 3 baths" limits both. */
const CARRIED =
  /\b((?:at least|min(?:imum)?(?: of)?|al menos|por lo menos) )(\d (?:bed\w*|habitacion\w*|recamaras?)(?: and| y|,)? )(?=\d(?:\.5)? (?:full )?(?:ba|bano))/g;

const least: Quantity['alone'] = (value) => ({ min: value });
const most: Quantity['alone'] = (value) => ({ max: value });
/** "Two baths" also has two and a half. */
const exactly: Quantity['alone'] = (value) => ({ min: value, max: value + 0.5 });

const bedrooms = quantityReader({ of: 'bedrooms', step: 1, alone: exactly });
const bathrooms = quantityReader({ of: 'bathrooms', step: 0.5, alone: exactly });
const squareFeet = quantityReader({ of: 'squareFeet', step: 1, alone: least });
const acres = quantityReader({ of: 'acres', step: 0.01, alone: least });
const days = quantityReader({ of: 'days', step: 1, alone: most });

const squareFeetOfLand = quantityReader({ of: 'squareFeetOfLand', step: 1, alone: least });
/** "A 5000 sq ft lot", in acres. */
function ofLand(numbers: Parameters<typeof acres>[0]): Range | null {
  const { min, max } = squareFeetOfLand(numbers) ?? {};
  const inAcres = (feet: number) => Math.round((feet / SQUARE_FEET_OF_ACRE) * 100) / 100;
  if (min === undefined && max === undefined) return null;
  return { ...(min !== undefined && { min: inAcres(min) }), ...(max !== undefined && { max: inAcres(max) }) };
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
